// The panel of a graph: elkjs lays out what is open, SVG shows it; a click goes to the text, and the cursor marks a node.

import ELK, { type ElkNode } from "elkjs/lib/elk.bundled.js";
import type { Graph } from "../graph";

type Node = Graph["nodes"][number];

declare function acquireVsCodeApi(): { postMessage(message: unknown): void };

/** Nodes that are shown at first; what is in others is folded. */
const MOST = 400;

/** Nodes side by side that are shown; of more, those around the cursor are. */
const ASIDE = 200;

/** Nodes from which on the layout is quick rather than beautiful. */
const MANY = 500;

/** The scale below which nothing can be read. */
const READABLE = 0.6;

const CHARACTER = 7.3;
const LINE = 16;
const SPACE = "http://www.w3.org/2000/svg";

const editor = acquireVsCodeApi();
const svg = document.getElementById("graph") as unknown as SVGSVGElement;
const search = document.getElementById("search") as HTMLInputElement;
const count = document.getElementById("count") as HTMLElement;

let graph: Graph = { nodes: [], edges: [] };
let open = new Set<string>();
let view = { x: 0, y: 0, scale: 1 };
let cursor = -1;
let focus = -1; // the line around which nodes are shown where there are too many
let turn = 0;

window.addEventListener("message", ({ data }: MessageEvent<{ graph?: Graph; line?: number }>) => {
  if (data.graph !== undefined) {
    const isFirst = graph.nodes.length === 0;
    graph = data.graph;
    if (isFirst) {
      open = opened(graph);
      focus = data.line ?? -1;
    }
    void draw();
  }
  if (data.line !== undefined) {
    cursor = data.line;
    mark();
    if (isBeyond(cursor)) {
      focus = cursor;
      void draw();
    }
  }
});
search.addEventListener("input", mark);
search.addEventListener("change", () => void goToFound());
editor.postMessage({ ready: true });

/** The nodes whose inner nodes are shown: as many as there is room for, from the outside to the inside. */
function opened({ nodes }: Graph): Set<string> {
  const inside = grouped(nodes);
  const result = new Set<string>();
  let shown = inside.get("")?.length ?? 0;
  const todo = [...(inside.get("") ?? [])];
  for (let node = todo.shift(); node !== undefined; node = todo.shift()) {
    const inner = inside.get(node.name) ?? [];
    const more = Math.min(inner.length, ASIDE);
    if (more === 0 || shown + more > MOST) continue;
    result.add(node.name);
    shown += more;
    todo.push(...inner);
  }
  return result;
}

function grouped(nodes: Node[]): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  for (const node of nodes) {
    const list = found.get(node.parent);
    if (list === undefined) found.set(node.parent, [node]);
    else list.push(node);
  }
  return found;
}

/** The nodes that are shown of those side by side. */
function near(nodes: Node[]): Node[] {
  if (nodes.length <= ASIDE) return nodes;
  const at = nodes.filter(({ line }) => line <= focus).length;
  const start = Math.max(0, Math.min(at - ASIDE / 2, nodes.length - ASIDE));
  return nodes.slice(start, start + ASIDE);
}

/** Whether the node of a line is left out because there are too many beside it. */
function isBeyond(line: number): boolean {
  const node = graph.nodes.filter((each) => each.line >= 0 && each.line <= line).at(-1);
  const beside = node === undefined ? [] : (grouped(graph.nodes).get(node.parent) ?? []);
  return node !== undefined && beside.length > ASIDE && !near(beside).includes(node) && (node.parent === "" || open.has(node.parent));
}

/** Opens what the next node with the searched text is in, and shows it. */
async function goToFound(): Promise<void> {
  const text = search.value.toLowerCase();
  const all = text === "" ? [] : graph.nodes.filter(({ label }) => label.toLowerCase().includes(text));
  const found = all.find(({ line }) => line > focus) ?? all[0];
  if (found === undefined) return;
  const byName = new Map(graph.nodes.map((node) => [node.name, node]));
  for (let around = byName.get(found.parent); around !== undefined; around = byName.get(around.parent)) open.add(around.name);
  focus = found.line;
  await draw();
  view.scale = Math.max(view.scale, READABLE);
  move();
  const shown = [...svg.querySelectorAll<SVGGElement>(".node.found")].filter((node) => node.dataset["name"] === found.name);
  shown.forEach(centre);
}

async function draw(): Promise<void> {
  turn += 1;
  const mine = turn;
  const byName = new Map(graph.nodes.map((node) => [node.name, node]));
  const inside = grouped(graph.nodes);
  const shown = new Set<string>();
  const show = (parent: string): void => {
    for (const { name } of near(inside.get(parent) ?? [])) {
      shown.add(name);
      if (open.has(name)) show(name);
    }
  };
  show("");
  /** The node that stands for one: itself, or what it is folded in; "" for what is left out. */
  const visible = (name: string): string => {
    const parent = byName.get(name)?.parent ?? "";
    if (shown.has(name)) return name;
    return parent === "" || (open.has(parent) && shown.has(parent)) ? "" : visible(parent);
  };
  const made = (node: Node): ElkNode => {
    const lines = linesOf(node);
    const inner = open.has(node.name) ? near(inside.get(node.name) ?? []) : [];
    const folded = inside.has(node.name) ? 18 : 0;
    const width = Math.max(...lines.map((line) => line.length)) * CHARACTER + 16 + folded;
    const size = { width, height: lines.length * LINE + 8 };
    const top = size.height + 4;
    const around = {
      "elk.padding": `[top=${top},left=10,bottom=10,right=10]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${top},${size.width})`, // as it is before the layout is turned downwards
    };
    return inner.length === 0 ? { id: node.name, ...size } : { id: node.name, children: inner.map(made), layoutOptions: around };
  };
  const pairs = new Set(graph.edges.map(({ source, target }) => JSON.stringify([visible(source), visible(target)])));
  const edges = [...pairs].flatMap((pair, index) => {
    const [source = "", target = ""] = JSON.parse(pair) as string[];
    return byName.has(source) && byName.has(target) ? [{ id: `e${index}`, sources: [source], targets: [target] }] : [];
  });
  const isLarge = shown.size > MANY;
  const root: ElkNode = {
    id: "",
    children: near(inside.get("") ?? []).map(made),
    edges,
    layoutOptions: {
      "elk.algorithm": "layered",
      "elk.direction": "DOWN",
      "elk.hierarchyHandling": "INCLUDE_CHILDREN",
      "elk.json.edgeCoords": "ROOT",
      "elk.layered.thoroughness": isLarge ? "1" : "7",
      "elk.layered.nodePlacement.strategy": isLarge ? "SIMPLE" : "BRANDES_KOEPF",
    },
  };
  const laid: ElkNode = await new ELK().layout(root);
  if (mine !== turn) return;
  count.textContent = shown.size < graph.nodes.length ? `${shown.size} of ${graph.nodes.length}` : "";
  svg.replaceChildren(arrow());
  const all = element("g", { id: "all" });
  svg.append(all);
  place(laid, 0, 0, byName, inside, all);
  for (const edge of laid.edges ?? []) {
    for (const { startPoint, bendPoints = [], endPoint } of edge.sections ?? []) {
      const d = [startPoint, ...bendPoints, endPoint].map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
      all.append(element("path", { class: "edge", d, "marker-end": "url(#arrow)" }));
    }
  }
  const isNew = view.scale === 1 && view.x === 0 && view.y === 0;
  const fitting = Math.min(1, window.innerWidth / ((laid.width ?? 1) + 20), window.innerHeight / ((laid.height ?? 1) + 60));
  if (isNew) view = { x: 0, y: 36, scale: Math.max(fitting, READABLE) };
  move();
  mark();
  const here = [...svg.querySelectorAll(".node.here")].at(-1);
  if (isNew && fitting < READABLE && here !== undefined) centre(here);
}

function linesOf(node: Node): string[] {
  return node.label.trimEnd().split("\n");
}

function place(from: ElkNode, x: number, y: number, byName: Map<string, Node>, inside: Map<string, Node[]>, into: Element): void {
  for (const child of from.children ?? []) {
    const node = byName.get(child.id);
    if (node === undefined) continue;
    const left = x + (child.x ?? 0);
    const top = y + (child.y ?? 0);
    const isAround = (child.children ?? []).length > 0;
    const kind = `${isAround ? " around" : ""}${node.line < 0 ? " missing" : ""}`;
    const group = element("g", { class: `node${kind}`, "data-line": node.line, "data-name": node.name });
    group.append(element("rect", { x: left, y: top, width: child.width ?? 0, height: child.height ?? 0, rx: 3 }));
    linesOf(node).forEach((line, index) => {
      const text = element("text", { x: left + 8, y: top + 16 + index * LINE });
      text.textContent = line;
      group.append(text);
    });
    if (inside.has(node.name)) {
      const fold = element("text", { class: "fold", x: left + (child.width ?? 0) - 14, y: top + 16 });
      fold.textContent = isAround ? "−" : "+";
      fold.addEventListener("click", (event) => {
        event.stopPropagation();
        if (!open.delete(node.name)) open.add(node.name);
        void draw();
      });
      group.append(fold);
    }
    group.addEventListener("click", (event) => {
      event.stopPropagation();
      if (!moved) editor.postMessage({ line: node.line });
    });
    into.append(group);
    place(child, left, top, byName, inside, into);
  }
}

function arrow(): Element {
  const definitions = element("defs", {});
  const marker = element("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto" });
  marker.append(element("path", { d: "M0 0L8 4L0 8z" }));
  definitions.append(marker);
  return definitions;
}

function element(name: string, attributes: Record<string, string | number>): Element {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Marks the node of the cursor's line, which is the last one that begins above it, and those that are searched. */
function mark(): void {
  const nodes = [...svg.querySelectorAll<SVGGElement>(".node")];
  const lines = nodes.map((node) => Number(node.dataset["line"])).filter((line) => line >= 0 && line <= cursor);
  const nearest = Math.max(-1, ...lines);
  const text = search.value.toLowerCase();
  for (const node of nodes) {
    node.classList.toggle("here", nearest >= 0 && Number(node.dataset["line"]) === nearest);
    const labels = [...node.children].filter((child) => child.tagName === "text").map((child) => child.textContent ?? "");
    node.classList.toggle("found", text !== "" && labels.join("\n").toLowerCase().includes(text));
  }
}

function centre(node: Element): void {
  const { left, top, width, height } = node.getBoundingClientRect();
  view.x += window.innerWidth / 2 - left - width / 2;
  view.y += window.innerHeight / 2 - top - height / 2;
  move();
}

function move(): void {
  document.getElementById("all")?.setAttribute("transform", `translate(${view.x} ${view.y}) scale(${view.scale})`);
}

let held: { x: number; y: number; fromX: number; fromY: number } | undefined;
let moved = false;
svg.addEventListener("mousedown", ({ clientX, clientY }) => {
  held = { x: clientX - view.x, y: clientY - view.y, fromX: clientX, fromY: clientY };
  moved = false;
});
window.addEventListener("mousemove", ({ clientX, clientY }) => {
  if (held === undefined) return;
  moved ||= Math.hypot(clientX - held.fromX, clientY - held.fromY) > 3;
  view = { ...view, x: clientX - held.x, y: clientY - held.y };
  move();
});
window.addEventListener("mouseup", () => (held = undefined));
svg.addEventListener(
  "wheel",
  (event) => {
    event.preventDefault();
    const factor = event.deltaY < 0 ? 1.15 : 1 / 1.15;
    const scale = Math.min(4, Math.max(0.02, view.scale * factor));
    const ratio = scale / view.scale;
    view = { scale, x: event.clientX - (event.clientX - view.x) * ratio, y: event.clientY - (event.clientY - view.y) * ratio };
    move();
  },
  { passive: false },
);
