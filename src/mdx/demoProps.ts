import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { nearest } from '../utils/nearest';

export interface DemoProps {
  /** `./VisibleColumns.tsx` */
  src: string;
  title?: string;
  /** Pixels kept free for the demo. */
  height?: number;
  /** The same where the window is wider than a phone's and the demo lower for it. */
  desktopHeight?: number;
  /** Whether its code starts open. */
  open: boolean;
}

type Value = string | number | boolean;

const allowed: Record<keyof DemoProps, string> = {
  src: 'a file beside the page, as in src="./VisibleColumns.tsx"',
  title: 'a text, as in title="Hidden at start"',
  height: 'a positive number of pixels, as in height={400}',
  desktopHeight: 'a positive number of pixels, as in desktopHeight={200}',
  open: 'open, or open={false}',
};

/** The value of an attribute that is written as a literal. */
function valueOf(attribute: MdxJsxFlowElement['attributes'][number]): Value | undefined {
  const { value } = attribute;
  if (attribute.type === 'mdxJsxExpressionAttribute') return undefined;
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const literal = (value as { value: string }).value.trim();
  if (literal === 'true' || literal === 'false') return literal === 'true';
  return /^\d+(?:\.\d+)?$/.test(literal) ? Number(literal) : undefined;
}

const isRight: Record<keyof DemoProps, (value: Value | undefined) => boolean> = {
  src: (value) => typeof value === 'string' && /^\.\/[A-Z]\w*\.tsx$/.test(value),
  title: (value) => typeof value === 'string' && value.trim() !== '',
  height: (value) => typeof value === 'number' && value > 0,
  desktopHeight: (value) => typeof value === 'number' && value > 0,
  open: (value) => typeof value === 'boolean',
};

const isProp = (name: string): name is keyof DemoProps => Object.hasOwn(allowed, name);

/**
 * The props of a `<Demo>` in a page.
 * @throws Error saying what was found and what is allowed
 */
export function parseDemoProps(
  node: Pick<MdxJsxFlowElement, 'attributes' | 'children'>,
): DemoProps {
  const props: Partial<Record<keyof DemoProps, Value>> = {};
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{...}';
    if (!isProp(name)) {
      const [best] = nearest(name, Object.keys(allowed));
      const hint = best ? ` Did you mean "${best}"?` : '';
      throw new Error(
        `<Demo> has no prop "${name}"; allowed are ${Object.keys(allowed).join(', ')}.${hint}`,
      );
    }
    const value = valueOf(attribute);
    if (!isRight[name](value))
      throw new Error(`the prop "${name}" of <Demo> must be ${allowed[name]}.`);
    props[name] = value as Value;
  }
  if (props.src === undefined) throw new Error(`<Demo> needs the prop "src": ${allowed.src}.`);
  if (node.children.length > 0)
    throw new Error('<Demo> takes no children: its code is the file that src names.');
  return { open: false, ...props } as DemoProps;
}
