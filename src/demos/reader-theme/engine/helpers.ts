import * as colors from '@mui/material/colors';
import generateUtilityClass from '@mui/material/generateUtilityClass';
import { alpha, darken, emphasize, hexToRgb, lighten, rgbToHex } from '@mui/material/styles';
import { isRecord } from '../../../utils/merge';
import { orNothing } from '../../../utils/orNothing';
import type { Data } from './Reader';

const helpers: Readonly<Record<string, (color: string, value: number) => string>> = {
  alpha,
  // The name of `alpha` in version 4.
  fade: alpha,
  darken,
  emphasize,
  lighten,
  hexToRgb,
  rgbToHex,
};

/** Returns what one of Material's functions returns; undefined for any other function, or a value that it doesn't take. */
export function callHelper(name: string, [color, value]: readonly unknown[]): Data | undefined {
  if (name === 'pxToRem' && typeof color === 'number') return `${color / 16}rem`;
  if (name === 'augmentColor' && isRecord(color)) return color.color as Data;
  const helper = Object.hasOwn(helpers, name) ? helpers[name] : undefined;
  if (!helper || typeof color !== 'string' || !/number|undefined/.test(typeof value))
    return undefined;
  return orNothing(() => helper(color, value as number));
}

/** Returns Material's table of a color, or of all colors, by what is imported from where. */
export function colorTable(name: string, from: string): Data | undefined {
  const place = /^@(?:mui\/material|material-ui\/core)(?:\/(?:esm\/)?colors(?:\/(\w+))?)?$/.exec(
    from,
  );
  if (!place) return undefined;
  const all = colors as unknown as Record<string, Data>;
  const key = place[1] ?? name;
  if (key === '*' || key === 'colors') return { ...all };
  return Object.hasOwn(all, key) ? all[key] : undefined;
}

/** Returns the class that `buttonClasses.root` and the like stand for; undefined for anything else. */
export function classNameOf(object: string, key: string): string | undefined {
  const [, first = '', rest = ''] = /^([a-z])(\w*)Classes$/.exec(object) ?? [];
  if (!first) return undefined;
  const name = first + rest === 'grid' ? 'DataGrid' : first.toUpperCase() + rest;
  return generateUtilityClass(`Mui${name}`, key);
}
