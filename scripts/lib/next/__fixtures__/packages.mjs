// Two tiny packages with two releases each, which differ in every way that the list knows.

/** As in the real packages, later releases end the names of their modules with `.mjs`. */
const m = (version) => (version === '1.1.0' ? 'm' : '');

const manifest = (name, version) =>
  JSON.stringify({
    ...{ name, version },
    exports: {
      '.': {
        import: {
          types: `./esm/index.d.${m(version)}ts`,
          default: `./esm/index.${m(version)}js`,
        },
      },
    },
  });

/** @param {boolean} isNew of the second release */
const sheetTypes = (isNew) => `import * as React from 'react';
export interface SheetSlots {
  /** A cell. */
  ${isNew ? 'box' : 'cell'}?: React.ElementType;
}
export interface SheetProps {
  ${isNew ? '' : '/** Rows of old. */\n  rowsOld?: number;'}
  /**
   * Pixels of a cell.
   * @default ${isNew ? 20 : 10}
   */
  cellSize?: number;
  /**
   * Its name.
   ${isNew ? '* @deprecated Use `title`.' : ''}
   */
  label?: string;
  /** How near. */
  zoom?: ${isNew ? "'near' | 'far'" : 'number'};
  ${isNew ? '/**\n   * Its title. See https://mui.com/x/react-sheet/quickstart/#titles.\n   */\n  title?: string;' : ''}
  slots?: SheetSlots;
}
export declare function Sheet(props: SheetProps): React.JSX.Element;
${isNew ? '/** A ruler. */\nexport declare function Ruler(props: { /** Its unit. */ unit?: string }): React.JSX.Element;' : '/** A margin. */\nexport declare function Margin(props: { /** Its side. */ side?: string }): React.JSX.Element;'}
${isNew ? '' : 'export declare function useSheetOld(): { isOld: boolean };'}
${isNew ? '' : 'export interface SheetColumn {\n  /** Its key. */\n  field: string;\n}'}
`;

/** The code of two components, beside their declarations. */
function sheetCode(isNew) {
  const [name, prop] = isNew ? ['Ruler', 'unit'] : ['Margin', 'side'];
  return `import PropTypes from 'prop-types';
export function Sheet() { return null; }
Sheet.propTypes = {
  /**
   * Pixels of a cell.
   * @default ${isNew ? 20 : 10}
   */
  cellSize: PropTypes.number,
};
export function ${name}() { return null; }
${name}.propTypes = { ${prop}: PropTypes.string };
`;
}

const changelog = `# Changelog

## 1.1.0

### Sheet

- [Sheet] Remove \`rowsOld\` (#4) @someone
- [Sheet] Add \`title\`, and deprecate \`label\` (#3)
- [Sheet] New component \`Ruler\` (#2)

## 1.0.0

### Sheet

- [Sheet] Add \`rowsOld\` (#1)
`;

/** The files have the release in their names: what reads them, reads each once. */
const sheet = (version) => ({
  'package.json': manifest('@fixture/x-sheet', version),
  'CHANGELOG.md': changelog,
  [`esm/index.d.${m(version)}ts`]: `export * from './Sheet-${version}.${m(version)}js';\n`,
  [`esm/Sheet-${version}.d.${m(version)}ts`]: sheetTypes(version === '1.1.0'),
  [`esm/Sheet-${version}.${m(version)}js`]: sheetCode(version === '1.1.0'),
});

const sheetPro = (version) => ({
  'package.json': manifest('@fixture/x-sheet-pro', version),
  [`esm/index.d.${m(version)}ts`]:
    "export * from '@fixture/x-sheet';\nexport declare function SheetPro(props: import('@fixture/x-sheet').SheetProps): import('react').JSX.Element;\n",
});

/** Package -> release -> its files. `x-sheet-pro` was never published at 1.0.0. */
export const releases = {
  '@fixture/x-sheet': { '1.0.0': sheet('1.0.0'), '1.1.0': sheet('1.1.0') },
  '@fixture/x-sheet-pro': { '1.0.1': sheetPro('1.0.1'), '1.1.0': sheetPro('1.1.0') },
};
