import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { attributeName, unknownProp } from '../../../content/mdx/demoProps';
import { literalOrNothing } from '../../../content/mdx/literal';
import { hint } from '../../../utils/nearest';
import { readSteps, type Step } from '../readSteps';

/** Elements that become a figure -> the prop with the names that their items use. */
const namesProps = { Sequence: 'between', States: 'states', Timeline: undefined } as const;

export type FigureNode = MdxJsxFlowElementHast & { name: keyof typeof namesProps };

export const isFigure = (node: MdxJsxFlowElementHast): node is FigureNode =>
  Object.hasOwn(namesProps, node.name ?? '');

const isText = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value);

/** Says what is wrong with a step; undefined if nothing is. */
function problemOf({ from, to, label }: Step, names: readonly string[]): string | undefined {
  const unknown = [from, to].find((name) => names.length > 0 && !names.includes(name));
  if (unknown)
    return `"${unknown}" is not in the figure; allowed: ${names.join(', ')}.${hint(unknown, names)}`;
  if (!isText(label)) return 'the item is empty; its first sentence is what is drawn.';
  return /\]\(|\*\*|<\w|\{/.test(label)
    ? `the first sentence, "${label}", is drawn: it can have words and \`code\`, but no links or bold text.`
    : undefined;
}

/**
 * Reads a figure of a page.
 *
 * @param list - the Markdown of the list in it; undefined if it has something else
 * @throws Error saying what was found and what is allowed; for an item, with its `line` in the list
 */
export function readFigure({ name: kind, attributes }: FigureNode, list: string | undefined) {
  const namesProp = namesProps[kind];
  const props = ['title', ...(namesProp ? [namesProp] : [])];
  const values = Object.fromEntries(
    attributes.map((each) => [attributeName(each), literalOrNothing(each.value)]),
  );
  const unknown = Object.keys(values).find((name) => !props.includes(name));
  if (unknown) throw unknownProp(`<${kind}>`, unknown, props);
  const { title } = values;
  if (!isText(title)) throw new Error(`<${kind}> needs a title: what the picture shows.`);
  const names = namesProp ? values[namesProp] : [];
  if (!Array.isArray(names) || !names.every(isText) || (namesProp && names.length === 0))
    throw new Error(
      `<${kind}> needs a list of names, as in ${namesProp}={['First name', 'Second name']}.`,
    );
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) throw new Error(`<${kind}> has the name "${twice}" twice.`);
  if (list === undefined)
    throw new Error(`<${kind}> needs a list, with an item for each step, and nothing else.`);
  const steps = readSteps(list, names.length > 0);
  for (const step of steps) {
    const problem = problemOf(step, names);
    if (problem) throw Object.assign(new Error(problem), { line: step.line });
  }
  const unused = names.find((name) => !steps.some(({ from, to }) => [from, to].includes(name)));
  if (unused) throw new Error(`"${unused}" is in no item of <${kind}>; use it or remove it.`);
  return { title, names, steps };
}
