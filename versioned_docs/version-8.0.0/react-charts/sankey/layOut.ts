export interface Flow {
  from: string;
  to: string;
  value: number;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 14;

/** The nodes of one side, from top to bottom; `used` grows with the ribbons that are placed. */
function column(flows: Flow[], end: 'from' | 'to', { top, height }: Area) {
  const names = [...new Set(flows.map((flow) => flow[end]))];
  const total = flows.reduce((sum, { value }) => sum + value, 0);
  const scale = (height - gap * (names.length - 1)) / total;
  let y = top;
  return names.map((name) => {
    const own = flows.filter((flow) => flow[end] === name);
    const size = own.reduce((sum, { value }) => sum + value * scale, 0);
    const node = { name, y, size, scale, used: 0 };
    y += size + gap;
    return node;
  });
}

/** Two columns of nodes, and the path of each flow between them. */
export function layOut(flows: Flow[], area: Area) {
  const sources = column(flows, 'from', area);
  const targets = column(flows, 'to', area);
  const x1 = area.left;
  const x2 = area.left + area.width;
  const middle = (x1 + x2) / 2;

  const paths = flows.map(({ from, to, value }) => {
    const source = sources.find(({ name }) => name === from);
    const target = targets.find(({ name }) => name === to);
    if (!source || !target) return '';
    const [y1, y2] = [source.y + source.used, target.y + target.used];
    const [h1, h2] = [value * source.scale, value * target.scale];
    source.used += h1;
    target.used += h2;
    return [
      `M${x1},${y1}C${middle},${y1} ${middle},${y2} ${x2},${y2}v${h2}`,
      `C${middle},${y2 + h2} ${middle},${y1 + h1} ${x1},${y1 + h1}Z`,
    ].join('');
  });
  return { sources, targets, paths };
}
