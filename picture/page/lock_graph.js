// In which order locks are taken: locks as nodes on a circle, an edge from each lock to those that somebody took while
// holding it. Edges of cycles are red; the table beside the graph has the places.

const kMostNodes = 24; // in a drawing; more are only listed

function lockGraph(story) {
  const cycleLocks = new Set(story.order.filter((edge) => edge.cycle).flatMap((edge) => [edge.from, edge.to]));
  let nodes = [...new Set(story.order.flatMap((edge) => [edge.from, edge.to]))].sort((a, b) => a - b);
  if (nodes.length > kMostNodes) nodes = nodes.filter((lock) => cycleLocks.has(lock)).slice(0, kMostNodes);
  if (nodes.length === 0) return null;
  const width = 520, height = nodes.length <= 2 ? 170 : 360, centre = { x: width / 2, y: height / 2 }, radius = { x: 170, y: nodes.length <= 2 ? 0 : 130 };
  const at = new Map(nodes.map((lock, i) => {
    const angle = Math.PI + (2 * Math.PI * i) / nodes.length;
    return [lock, { x: centre.x + (nodes.length === 1 ? 0 : radius.x * Math.cos(angle)), y: centre.y + radius.y * Math.sin(angle) }];
  }));
  const head = (id, colour) => svgElement("marker", { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 10, markerHeight: 10, markerUnits: "userSpaceOnUse", orient: "auto" }, svgElement("path", { d: "M0 0 L8 4 L0 8 z", style: `fill:${colour};stroke:none` }));
  const svg = svgElement("svg", { class: "graph", viewBox: `0 0 ${width} ${height}`, role: "img" },
    svgElement("title", {}, document.createTextNode(`Lock order: ${story.order.map((edge) => `${story.locks[edge.from]} before ${story.locks[edge.to]}${edge.cycle ? " (in a cycle)" : ""}`).join("; ")}`)),
    svgElement("defs", {}, head("order-head", "var(--dim)"), head("cycle-head", "var(--red)")));
  for (const edge of story.order) {
    const a = at.get(edge.from), b = at.get(edge.to);
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1, ux = (b.x - a.x) / length, uy = (b.y - a.y) / length, bend = 26, r = 17;
    const middle = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
    const group = svgElement("g", edge.cycle ? { class: "cycle" } : {});
    group.append(svgElement("path", { d: `M${a.x + ux * r - uy * 5} ${a.y + uy * r + ux * 5} Q${middle.x} ${middle.y} ${b.x - ux * r - uy * 5} ${b.y - uy * r + ux * 5}`, "marker-end": `url(#${edge.cycle ? "cycle" : "order"}-head)` }));
    svg.append(group);
  }
  const short = (name) => (name.length > 26 ? name.slice(0, 25) + "\u2026" : name);
  for (const lock of nodes) {
    const { x, y } = at.get(lock);
    svg.append(svgElement("circle", { cx: x, cy: y, r: 14, class: cycleLocks.has(lock) ? "cycle" : "", style: `fill:${lockColour(lock)}` }),
      svgElement("text", { x, y: y + (y < centre.y ? -22 : 32) }, document.createTextNode(short(story.locks[lock]))));
  }
  return svg;
}

function lockParts(story) {
  const parts = [];
  const used = story.contentionByLock.some((row) => row[1] > 0 || row[2] > 0);
  if (!used) return [none("No thread takes a lock behind the start of the first one.")];
  const graph = lockGraph(story);
  if (graph !== null) {
    const rows = story.order.flatMap((edge) => edge.events.map(([thread, step, from, to, wanted]) => ({ class: edge.cycle ? "marked" : "", cells: [story.locks[edge.from], story.locks[edge.to], story.nameOf(thread),
      `${placeText(story.place(from))} then ${placeText(story.place(to))}${wanted ? ", where it waits" : ""}`, edge.cycle ? "in a cycle" : ""] })));
    parts.push(element("div", {}, element("h3", {}, "Lock order"), graph), element("div", {}, element("h3", {}, "Where it comes from"), table("Lock order", ["holding", "takes", "thread", "places", "remark"], rows)));
  }
  parts.push(element("div", {}, element("h3", {}, "By lock"), contentionTable("Contention by lock", "lock", story.contentionByLock.filter((row) => row[1] > 0 || row[2] > 0))),
    element("div", {}, element("h3", {}, "By thread"), contentionTable("Contention by thread", "thread", story.contentionByThread)));
  return parts;
}
