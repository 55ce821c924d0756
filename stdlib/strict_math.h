// The elementary functions of java.lang.StrictMath, whose results Java fixes bit for bit: those of fdlibm 5.3
// (Sun's "freely distributable" library), which the documentation of StrictMath names. Its argument reductions,
// approximations and published coefficients are followed exactly, rounding by rounding.
#pragma once

namespace heddle::stdlib::strict {

double sin(double x);
double cos(double x);
double tan(double x);
double asin(double x);
double acos(double x);
double atan(double x);
double atan2(double y, double x);
double exp(double x);
double expm1(double x);
double log(double x);
double log10(double x);
double log1p(double x);
double pow(double x, double y);
double cbrt(double x);
double hypot(double x, double y);
double sinh(double x);
double cosh(double x);
double tanh(double x);

}  // namespace heddle::stdlib::strict
