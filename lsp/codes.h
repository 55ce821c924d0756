// Numbers of the protocol and of JSON-RPC.
#pragma once

namespace heddle::lsp {

// DiagnosticSeverity.
inline constexpr int kError = 1, kWarning = 2;

// Codes of errors.
inline constexpr int kParseError = -32700, kInvalidRequest = -32600, kNoSuchMethod = -32601, kBadParameters = -32602,
                     kNotInitialized = -32002, kCancelled = -32800, kContentModified = -32801, kFailed = -32803;

}  // namespace heddle::lsp
