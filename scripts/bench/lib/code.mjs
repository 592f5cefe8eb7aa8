import { camel, pick, upper } from './prose.mjs';
import * as words from './words.mjs';

const fence = (info, lines) => ['```' + info, ...lines, '```'].join('\n');

const packageOf = ({ path }) => `@mui/x-${path.slice('react-'.length)}`;

/**
 * Returns a TypeScript component with types that its JavaScript version has to drop.
 * @param {() => number} random
 * @param {{ component: string, path: string, name: string }} subject what it renders, the product's path, and its own name
 */
export function componentCode(random, { component, path, name }) {
  const fields = Array.from({ length: 4 }, () => pick(random, words.fieldNames));
  const model = camel(pick(random, words.aspects));
  return fence('tsx', [
    "import * as React from 'react';",
    `import { ${component} } from '${packageOf({ path })}';`,
    '',
    'interface Entry {',
    '  id: number;',
    `  ${fields[0]}: string;`,
    '}',
    '',
    'const entries: Entry[] = [',
    ...fields.map((field, index) => `  { id: ${index + 1}, ${fields[0]}: '${upper(field)}' },`),
    '];',
    '',
    `export default function ${name}() {`,
    `  const [${model}, set${upper(model)}] = React.useState<Entry[]>(entries);`,
    `  const shown = ${model}.filter((entry): entry is Entry => entry.id > ${Math.floor(random() * 3)});`,
    '  return (',
    `    <${component}`,
    `      label="${upper(fields[1])}"`,
    '      data-count={shown.length}',
    `      onChange={(next: unknown) => set${upper(model)}(next as Entry[])}`,
    '    />',
    '  );',
    '}',
  ]);
}

export function stateCode(random, thing) {
  const model = camel(`${thing} model`);
  return fence('tsx', [
    `const [${model}, set${upper(model)}] = React.useState<Record<string, boolean>>({`,
    ...Array.from(
      { length: 3 },
      () => `  ${pick(random, words.fieldNames)}${Math.floor(random() * 90)}: ${random() < 0.5},`,
    ),
    '});',
    '',
    `const isChanged = Object.values(${model}).some(Boolean);`,
  ]);
}

/** Returns a function with a type of its own. */
export function functionCode(random, thing) {
  const [first, second] = [pick(random, words.fieldNames), pick(random, words.fieldNames)];
  const type = upper(camel(thing));
  return fence('ts', [
    `type ${type}Change = { ${first}Before: number; ${second}After?: number };`,
    '',
    `export function describe${type}(change: ${type}Change, locale: string = 'en'): string {`,
    `  const step = (change.${second}After ?? 0) - change.${first}Before;`,
    `  return step === ${Math.floor(random() * 9)} ? 'unchanged' : step.toLocaleString(locale);`,
    '}',
  ]);
}

/** Returns a component that wraps the product's and adds props of its own. */
export function wrapperCode(random, { component, path, name }) {
  const field = pick(random, words.fieldNames);
  return fence('tsx', [
    `import { ${component}, type ${component}Props } from '${packageOf({ path })}';`,
    '',
    `interface ${name}PanelProps extends ${component}Props {`,
    `  ${field}: string;`,
    '  onClose?: () => void;',
    '}',
    '',
    `export function ${name}Panel({ ${field}, onClose, ...props }: ${name}PanelProps) {`,
    '  return (',
    `    <section aria-label={${field}}>`,
    `      <${component} {...props} />`,
    `      <button onClick={onClose}>${upper(pick(random, words.aspects))}</button>`,
    '    </section>',
    '  );',
    '}',
  ]);
}
