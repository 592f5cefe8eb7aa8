import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { hint } from '../../utils/nearest';
import { literalOrNothing, type Literal } from './literal';

export interface DemoProps {
  /** `./VisibleColumns.tsx` */
  src: string;
  title?: string;
  /** Pixels reserved for the demo. */
  height?: number;
  /** The same for windows wider than a phone's, if the demo is shorter there. */
  desktopHeight?: number;
  /** Whether its code starts open. */
  open: boolean;
}

type Attribute = MdxJsxFlowElement['attributes'][number];
type Element = Pick<MdxJsxFlowElement, 'name' | 'attributes' | 'children'>;

/** Element that shows a demo -> what else it takes; see `configureProps.ts`. */
const elements: Readonly<Record<string, readonly string[]>> = {
  Demo: [],
  Configure: ['component', 'props'],
  // Its children are the list of parts: the feature reads them.
  Anatomy: [],
};

const allowed: Record<keyof DemoProps, string> = {
  src: 'a file next to the page, as in src="./VisibleColumns.tsx"',
  title: 'a string, as in title="Hidden at start"',
  height: 'a positive number of pixels, as in height={400}',
  desktopHeight: 'a positive number of pixels, as in desktopHeight={200}',
  open: 'written as open or open={false}',
};

/** Whether a node of a page shows a demo. */
export const showsDemo = ({ name }: { name?: string | null }): boolean =>
  Object.hasOwn(elements, name ?? '');

export const attributeName = (attribute: Attribute): string =>
  attribute.type === 'mdxJsxAttribute' ? attribute.name : '{...}';

/** Returns the error for a prop that an element doesn't have, with those that it has. */
export function unknownProp(element: string, name: string, names: readonly string[]): Error {
  return new Error(
    `${element} has no prop "${name}"; allowed props: ${names.join(', ')}.${hint(name, names)}`,
  );
}

/** Returns the value of a string attribute; undefined for any other. */
export function attributeText(
  { attributes }: Pick<Element, 'attributes'>,
  name: string,
): string | undefined {
  const value = attributes.find((each) => attributeName(each) === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

const isRight: Record<keyof DemoProps, (value: Literal | undefined) => boolean> = {
  src: (value) => typeof value === 'string' && /^\.\/[A-Z]\w*\.tsx$/.test(value),
  title: (value) => typeof value === 'string' && value.trim() !== '',
  height: (value) => typeof value === 'number' && value > 0,
  desktopHeight: (value) => typeof value === 'number' && value > 0,
  open: (value) => typeof value === 'boolean',
};

const isProp = (name: string): name is keyof DemoProps => Object.hasOwn(allowed, name);

const mention = new RegExp(`<(?:${Object.keys(elements).join('|')})\\b`);

/** Whether the text of a page may show a demo: reading it whole takes longer. */
export const mentionsDemo = (text: string): boolean => mention.test(text);

/**
 * Parses the props of a demo on a page: those that `<Demo>`, `<Configure>` and `<Anatomy>` have in common.
 * @throws Error saying what was found and what is allowed
 */
export function parseDemoProps(node: Element): DemoProps {
  const element = `<${node.name}>`;
  const others = elements[node.name ?? ''] ?? [];
  const props: Partial<Record<keyof DemoProps, Literal>> = {};
  for (const attribute of node.attributes) {
    const name = attributeName(attribute);
    if (others.includes(name)) continue;
    if (!isProp(name)) throw unknownProp(element, name, [...others, ...Object.keys(allowed)]);
    const value = literalOrNothing(attribute.value);
    if (!isRight[name](value))
      throw new Error(`the prop "${name}" of ${element} must be ${allowed[name]}.`);
    props[name] = value;
  }
  if (props.src === undefined) throw new Error(`${element} needs the prop "src": ${allowed.src}.`);
  if (node.children.length > 0 && node.name !== 'Anatomy')
    throw new Error(`${element} takes no children: its code is in the file that src names.`);
  return { open: false, ...props } as DemoProps;
}

/**
 * Parses the props of the next demo of a page, which may show each file once.
 * @param shown - the files of the demos before it; this one is added
 * @throws Error like `parseDemoProps`, or if the file is shown already
 */
export function parseNextDemo(node: Element, shown: Set<string>): DemoProps {
  const props = parseDemoProps(node);
  if (shown.has(props.src)) {
    throw new Error(`"${props.src}" is shown twice on this page; its anchor would not be unique.`);
  }
  shown.add(props.src);
  return props;
}
