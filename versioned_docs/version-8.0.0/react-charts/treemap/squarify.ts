export interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** How far from a square the narrowest tile of a row is: 1 is a square. */
function worstRatio(row: number[], side: number) {
  const thickness = sumOf(row) / side;
  return Math.max(
    ...row.map((area) => Math.max(area, thickness ** 2) / Math.min(area, thickness ** 2)),
  );
}

/** Splits a tile into one for each area, row after row, each row as close to squares as it can be. */
function fill(areas: number[], tile: Tile): Tile[] {
  if (areas.length === 0) return [];
  const isWide = tile.width > tile.height;
  const side = isWide ? tile.height : tile.width;
  let count = 1;
  while (
    count < areas.length &&
    worstRatio(areas.slice(0, count + 1), side) <= worstRatio(areas.slice(0, count), side)
  )
    count += 1;
  const row = areas.slice(0, count);
  const thickness = sumOf(row) / side;
  let done = 0;
  const tiles = row.map((area) => {
    const from = done;
    const length = area / thickness;
    done += length;
    return isWide
      ? { x: tile.x, y: tile.y + from, width: thickness, height: length }
      : { x: tile.x + from, y: tile.y, width: length, height: thickness };
  });
  const rest = isWide
    ? { ...tile, x: tile.x + thickness, width: tile.width - thickness }
    : { ...tile, y: tile.y + thickness, height: tile.height - thickness };
  return [...tiles, ...fill(areas.slice(count), rest)];
}

/** Tiles whose areas are in proportion to values; the values should be sorted, the largest first. */
export function squarify(values: number[], tile: Tile): Tile[] {
  const scale = (tile.width * tile.height) / sumOf(values);
  return fill(
    values.map((value) => value * scale),
    tile,
  );
}
