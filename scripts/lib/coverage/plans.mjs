import path from 'node:path';
import ts from 'typescript';
import { loadTs } from '../load-ts.mjs';

const plans = ['community', 'pro', 'premium'];
const packageName = /@mui\/x-[a-z-]+?(?:-(pro|premium))?(?:\/|$)/;

/** Demos of what a plan does without being told to, so that no name in them says so. Each with what that is. */
export const doneByDefault = {
  'react-data-grid/clipboard/paste/PasteCells.tsx': 'pastes cells',
  'react-data-grid/column-groups/ReorderInGroups.tsx': 'reorders columns',
  'react-data-grid/column-menu/FullMenu.tsx': 'has all entries of the column menu',
  'react-data-grid/features/ThreePlans.tsx': 'compares the three grids',
  'react-data-grid/filtering/header-filters/TallRow.tsx':
    'filters in headers: the community package declares the prop, but ignores it',
  'react-data-grid/pivoting-explained/EightSales.tsx': 'can be pivoted in its panel',
  'react-data-grid/pivoting-explained/OneCell.tsx': 'can be pivoted in its panel',
  'react-data-grid/recipes-editing/PasteInto.tsx': 'pastes cells',
  'react-data-grid/row-selection/model/LiveModel.tsx': 'selects all rows by an exclude model',
  'react-data-grid/row-selection/server/RemindEverybody.tsx':
    'selects all rows by an exclude model',
  'react-data-grid/row-selection/clicks-and-checkboxes/SeveralByClick.tsx':
    'selects several rows by click',
};

/** The smallest plan whose package declares something. What is declared in several packages belongs to the smallest. */
function planOf({ declarations = [] }) {
  const ranks = declarations.map((declaration) => {
    const match = packageName.exec(declaration.getSourceFile().fileName);
    return plans.indexOf(match?.[1] ?? plans[0]);
  });
  return ranks.length > 0 ? Math.min(...ranks) : 0;
}

/** Names of components that exist in every plan, such as `DataGridPro` and `LineChartPro`: they only say which package is used. */
const isOfEveryPlan = /(?:Pro|Premium)(?:Props)?$/;

/**
 * Finds demos that import packages of a higher plan than what they use needs.
 * @param {readonly { file: string, sources: readonly string[], specifiers: readonly string[] }[]} demos their path below `docs`, the
 *   absolute paths of their files, and what these import
 * @param {ts.Program} program with all of these files
 * @param {Record<string, string>} exceptions see `doneByDefault`
 * @returns {string[]} a line for each, and for each exception that a demo no longer needs
 */
export function needlessPlans(demos, program, exceptions = doneByDefault) {
  const { nodesBelow, symbolsOf } = loadTs('../../src/api-reference/node/deprecatedUses.ts');
  const checker = program.getTypeChecker();
  const ranksIn = (source) =>
    nodesBelow(program.getSourceFile(source))
      .filter((node) => ts.isIdentifier(node) && !isOfEveryPlan.test(node.text))
      .flatMap((name) => symbolsOf(name, checker).map(planOf));
  return demos.flatMap(({ file, sources, specifiers }) => {
    const imported = Math.max(
      ...specifiers.map((each) => plans.indexOf(packageName.exec(each)?.[1] ?? plans[0])),
    );
    if (imported <= 0) return [];
    const needed = Math.max(0, ...sources.flatMap(ranksIn));
    const isException = Object.hasOwn(exceptions, file);
    if (needed >= imported) {
      return isException ? [`docs/${file}: take it out of the exceptions of plans.mjs.`] : [];
    }
    if (isException) return [];
    return [
      `docs/${file}: imports ${plans[imported]} packages, but uses nothing that ${plans[needed]} lacks. Import from ${plans[needed]}, or add what the demo does to the exceptions in scripts/lib/coverage/${path.basename(import.meta.filename)}.`,
    ];
  });
}
