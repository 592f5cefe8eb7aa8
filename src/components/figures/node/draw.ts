import type { Viz } from '@viz-js/viz';
import type { Element, ElementContent } from 'hast';
import { htmlNode as element } from '../../../content/mdx/hast';
import type { Step } from '../readSteps';

/** Width of a picture: what a window of 320 px leaves, so that its text isn't scaled down there. */
const width = 288;

const lineHeight = 15;

/** Between the parts of a picture. */
const gap = 14;

/** Room for the number of a step and the space after it. */
const numberWidth = 20;

/** Estimates the width of lines, whose code is in backticks: no font is at hand during the build. */
const widthOf = (...lines: string[]): number =>
  Math.max(
    0,
    ...lines.map((line) =>
      line.split('`').reduce((sum, part, at) => sum + part.length * (at % 2 ? 6.9 : 6.2), 0),
    ),
  );

/** Breaks a text into lines that fit into a room. */
function linesOf(label: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of label.match(/(?:`[^`]*`|[^`\s])+/g) ?? []) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(longer) <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Draws lines of text, the first one with its middle at `y`. */
const textAt = (lines: string[], x: number, y: number, textAnchor = 'middle'): Element[] =>
  lines.map((line, index) => {
    const parts = line
      .split('`')
      .map((part, at) => (at % 2 ? element('tspan', { className: ['c'] }, part) : part));
    return element('text', { x, y: y + index * lineHeight + 4, textAnchor }, ...parts);
  });

/** A name stays on one line, in bold. */
const boxWidth = (name: string): number => widthOf(name) * 1.1 + gap;
const boxHeight = lineHeight + 9;

/** Draws a name in a box. */
const boxAt = (name: string, x: number, y: number): Element[] => {
  const size = { width: boxWidth(name), height: boxHeight };
  const box = element('rect', { x: x - size.width / 2, y: y - boxHeight / 2, ...size, rx: 5 });
  return [box, ...textAt([name], x, y)];
};

/** Draws the number that a step has in the list. */
const numberAt = (index: number, x: number, y: number): Element[] => [
  element('circle', { cx: x, cy: y, r: 8 }),
  element('text', { x, y: y + 3.5, textAnchor: 'middle', className: ['n'] }, String(index + 1)),
];

type Point = [number, number];

/** Draws a line, or a curve with three more points for each bend, with the head of an arrow. */
function arrow([start, ...bends]: [Point, ...Point[]], tip: Point): Element[] {
  const [x, y] = bends.at(-1) ?? start;
  const angle = Math.round((Math.atan2(tip[1] - y, tip[0] - x) * 180) / Math.PI);
  const curve = bends.length > 0 ? `C${bends.join(' ')}` : '';
  const transform = `translate(${tip.join()})rotate(${angle})`;
  return [
    element('path', { d: `M${start.join()}${curve}L${tip.join()}` }),
    element('path', { className: ['h'], d: 'M0 0-8-3.5v7z', transform }),
  ];
}

/** Makes the picture. The list beside it says the same, so assistive technology skips it. */
const svg = (height: number, ...children: ElementContent[]): Element =>
  element('svg', { viewBox: `0 0 ${width} ${Math.ceil(height)}`, ariaHidden: 'true' }, ...children);

/** Draws who calls whom: a column for each name, and the steps from top to bottom. Without names, it is a timeline. */
export function drawLanes(names: readonly string[], steps: readonly Step[]): Element {
  const xOf = (name: string): number =>
    names.length > 0 ? Math.round((width * (names.indexOf(name) + 0.5)) / names.length) : 10;
  const top = (names.length > 0 ? boxHeight : 0) + 2;
  const drawn: Element[] = [];
  let y = top + gap;
  for (const [index, { from, to, label }] of steps.entries()) {
    const [x, end] = [xOf(from), xOf(to)];
    const isLast = names.length > 1 && from === names.at(-1);
    if (x === end) {
      const lines = linesOf(label, (isLast ? x : width - x) - gap);
      drawn.push(...textAt(lines, isLast ? x - gap : x + gap, y + 8, isLast ? 'end' : 'start'));
      drawn.push(...numberAt(index, x, y + 8));
      y += lines.length * lineHeight + gap;
    } else {
      const lines = linesOf(label, Math.max(Math.abs(end - x) - gap, width * 0.6));
      const edge = widthOf(...lines) / 2 + 2;
      drawn.push(...textAt(lines, Math.min(Math.max((x + end) / 2, edge), width - edge), y + 7));
      y += lines.length * lineHeight + 8;
      drawn.push(...arrow([[x, y]], [end - Math.sign(end - x) * 2, y]), ...numberAt(index, x, y));
      y += gap;
    }
  }
  const columns = (names.length > 0 ? names : ['']).map((name) =>
    element('path', { className: ['l'], d: `M${xOf(name)} ${top}V${y}` }),
  );
  return svg(y, ...columns, ...drawn, ...names.flatMap((name) => boxAt(name, xOf(name), top / 2)));
}

/** What is used of Graphviz's JSON: positions as "x,y", curves as "e,x,y x,y x,y …" with the tip of the arrow first. */
interface Layout {
  bb: string;
  objects: { pos: string }[];
  edges: { pos: string; lp: string }[];
}

/** Keeps room for lines without their text, which Graphviz would measure in another font. */
const roomFor = (lines: string[]): string =>
  `<<table border="0" cellborder="0" fixedsize="true" width="${Math.ceil(widthOf(...lines)) + numberWidth + 5}" height="${Math.max(1, lines.length) * lineHeight + 6}"><tr><td></td></tr></table>>`;

/**
 * Draws states and the transitions between them; with numbers only, if labels make it too wide. Graphviz places everything.
 *
 * @throws Error when the picture is too wide for a phone
 */
export function drawStates(names: readonly string[], steps: readonly Step[], viz: Viz): Element {
  const labels = steps.map(({ label }) => linesOf(label, 90));
  const nodes = names.map((name, at) => `${at} [width=${boxWidth(name) / 72}]`);
  const transitions = steps.map(
    ({ from, to }, at) =>
      `${names.indexOf(from)} -> ${names.indexOf(to)} [label=${roomFor(labels[at] ?? [])}]`,
  );
  const graph = `digraph { nodesep=0.15 ranksep=0.15
    node [shape=box label="" fixedsize=true height=${boxHeight / 72}]
    ${[...nodes, ...transitions].join('\n')} }`;
  const { bb, objects, edges } = viz.renderJSON(graph, { yInvert: true }) as Layout;
  const [, y1 = 0, right = 0, y2 = 0] = bb.split(',').map(Number);
  if (right > width - 2) {
    // The list beside it has the labels, too.
    const unlabeled = steps.map((step) => ({ ...step, label: '' }));
    if (labels.flat().length > 0) return drawStates(names, unlabeled, viz);
    throw new Error(
      `the picture would be ${Math.ceil(right)} px wide, and a phone has room for ${width}: use shorter names, or fewer states and transitions.`,
    );
  }
  const pointsOf = (pos: string) =>
    Array.from(pos.matchAll(/([-\d.]+),([-\d.]+)/g), ([, x, y]) => [
      Math.round(Number(x) + (width - right) / 2),
      Math.round(Number(y) + 1),
    ]) as [Point, Point, ...Point[]];
  const arrows = edges.flatMap(({ pos, lp }, at) => {
    const [tip, start, ...bends] = pointsOf(pos);
    const [[x, middle]] = pointsOf(lp);
    const lines = labels[at] ?? [];
    const y = middle - (Math.max(0, lines.length - 1) * lineHeight) / 2;
    // A loop has its label close to the head of its arrow.
    const loop = steps[at]?.from === steps[at]?.to ? 6 : 0;
    const left = Math.round(x - (widthOf(...lines) + numberWidth) / 2) + loop;
    return [
      ...arrow([start, ...bends], tip),
      ...numberAt(at, left + 8, y),
      ...textAt(lines, left + numberWidth, y, 'start'),
    ];
  });
  const states = objects.flatMap(({ pos }, at) => boxAt(names[at] ?? '', ...pointsOf(pos)[0]));
  return svg(Math.max(y1, y2) + 2, ...arrows, ...states);
}
