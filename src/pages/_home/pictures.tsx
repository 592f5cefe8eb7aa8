import type { ReactNode } from 'react';
import type { ProductId } from '@site/src/products';
import styles from './pictures.module.css';

type PictureId = Exclude<ProductId, 'introduction'>;

const width = 240;
const height = 150;

/** A table with a header, a selected row and a column of numbers drawn as bars of text. */
function GridPicture() {
  const columns = [
    { x: 16, widths: [52, 44, 58, 40, 50] },
    { x: 92, widths: [40, 54, 36, 48, 44] },
    { x: 168, widths: [30, 24, 36, 20, 28] },
  ];
  return (
    <>
      <rect className={styles.fill} x="0.5" y="0.5" width="239" height="26" />
      <rect className={styles.selected} x="0.5" y="77" width="239" height="25" />
      {[26.5, 51.5, 76.5, 101.5, 126.5].map((y) => (
        <path key={y} className={styles.line} d={`M0 ${y}h${width}`} />
      ))}
      {columns.map(({ x, widths }) => (
        <g key={x}>
          <rect className={styles.ink} x={x} y="10" width="34" height="6" rx="3" />
          {widths.map((length, row) => (
            <rect
              key={row}
              className={row === 2 ? styles.accent : styles.text}
              x={x}
              y={36 + row * 25}
              width={length}
              height="6"
              rx="3"
            />
          ))}
        </g>
      ))}
      <path className={styles.arrow} d="m58 15 3-4 3 4z" />
    </>
  );
}

/** A month of days with a selected range and a day in focus. */
function CalendarPicture() {
  const days = Array.from({ length: 35 }, (_, index) => ({
    x: 36 + (index % 7) * 28,
    y: 46 + Math.floor(index / 7) * 22,
    index,
  }));
  return (
    <>
      <rect className={styles.ink} x="24" y="14" width="62" height="8" rx="4" />
      <path className={styles.stroke} d="m192 13-5 5 5 5M210 13l5 5-5 5" />
      <rect className={styles.selected} x="50" y="79" width="112" height="22" rx="11" />
      {days.map(({ x, y, index }) => {
        const isEdge = index === 15 || index === 18;
        return (
          <g key={index}>
            {isEdge && <circle className={styles.accent} cx={x} cy={y} r="10" />}
            <circle className={isEdge ? styles.onAccent : styles.text} cx={x} cy={y} r="2.6" />
          </g>
        );
      })}
    </>
  );
}

/** Bars with a line over them on two axes. */
function ChartPicture() {
  const bars = [34, 52, 44, 70, 60, 88, 78];
  const line = [92, 80, 84, 58, 62, 38, 30];
  const x = (index: number) => 36 + index * 28;
  return (
    <>
      {[34, 62, 90].map((y) => (
        <path key={y} className={styles.line} d={`M24 ${y}h200`} />
      ))}
      {bars.map((size, index) => (
        <rect
          key={index}
          className={index === 5 ? styles.accent : styles.bar}
          x={x(index) - 8}
          y={126 - size}
          width="16"
          height={size}
          rx="2"
        />
      ))}
      <path
        className={styles.series}
        d={line.map((y, index) => `${index ? 'L' : 'M'}${x(index)} ${y}`).join('')}
      />
      {line.map((y, index) => (
        <circle key={index} className={styles.point} cx={x(index)} cy={y} r="3" />
      ))}
      <path className={styles.stroke} d="M24 16v110h200" />
    </>
  );
}

/** An opened tree of items with one of them selected. */
function TreePicture() {
  const items = [
    { depth: 0, length: 70, open: true },
    { depth: 1, length: 54, open: true },
    { depth: 2, length: 62 },
    { depth: 2, length: 78 },
    { depth: 1, length: 48, open: false },
  ];
  return (
    <>
      <rect className={styles.selected} x="16" y="90" width="208" height="22" rx="4" />
      <path className={styles.line} d="M34 38v90M62 62v52" />
      {items.map(({ depth, length, open }, row) => {
        const x = 34 + depth * 28;
        const y = 25 + row * 25.5;
        return (
          <g key={row}>
            {open !== undefined && (
              <path
                className={styles.stroke}
                d={open ? `m${x - 4} ${y - 2} 4 4 4-4` : `m${x - 2} ${y - 4} 4 4-4 4`}
              />
            )}
            <rect
              className={row === 3 ? styles.accent : row === 0 ? styles.ink : styles.text}
              x={x + 14}
              y={y - 3}
              width={length}
              height="6"
              rx="3"
            />
          </g>
        );
      })}
    </>
  );
}

const pictures: Record<PictureId, () => ReactNode> = {
  'x-data-grid': GridPicture,
  'x-date-pickers': CalendarPicture,
  'x-charts': ChartPicture,
  'x-tree-view': TreePicture,
};

/** A drawn sign of what a product shows, in the colors of the page; decorative. */
export default function ProductPicture({ id }: { id: PictureId }): ReactNode {
  const Picture = pictures[id];
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Picture />
    </svg>
  );
}
