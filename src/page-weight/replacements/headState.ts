import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes of an element by their names in HTML. */
type Attributes = Record<string, string>;

/** An element that belongs in `<head>`. */
export interface HeadTag {
  name: string;
  attributes: Attributes;
  /** What stands between its tags: a script's or style's source. */
  text: string;
}

/** What one or several `<Head>` ask for. */
export interface HeadState {
  title?: string;
  html: Attributes;
  body: Attributes;
  tags: HeadTag[];
}

const htmlNames: Record<string, string> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
};

/** Attributes that tell which of two elements replaces the other, by the name of the element. */
const identities: Record<string, string[]> = {
  meta: ['charset', 'name', 'property', 'itemprop', 'http-equiv'],
  link: ['href'],
  base: ['href'],
};

function attributesOf({ children: _children, ...props }: Record<string, unknown>): Attributes {
  const given = Object.entries(props).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    // What is false is left out, as React does; but not where HTML wants the word.
    given
      .filter(([name, value]) => value !== false || /^(?:data|aria)-/.test(name))
      .map(([name, value]) => {
        const isFlag = value === true && !/^(?:data|aria)-/.test(name);
        return [htmlNames[name] ?? name.toLowerCase(), isFlag ? '' : String(value)];
      }),
  );
}

const textOf = (children: ReactNode): string => Children.toArray(children).join('');

/** Reads what stands between the tags of one `<Head>`. */
export function readHead(children: ReactNode): HeadState {
  const state: HeadState = { html: {}, body: {}, tags: [] };
  const read = (nodes: ReactNode): void =>
    Children.forEach(nodes, (node) => {
      if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(node)) return;
      const { type, props } = node;
      if (type === Fragment) read(props.children);
      else if (type === 'title') state.title = textOf(props.children);
      else if (type === 'html' || type === 'body') Object.assign(state[type], attributesOf(props));
      else if (typeof type === 'string')
        state.tags.push({
          name: type,
          attributes: attributesOf(props),
          text: textOf(props.children),
        });
    });
  read(children);
  return state;
}

/** What a tag is about; a later `<Head>` replaces the tags of earlier ones that are about the same. */
function identityOf({ name, attributes, text }: HeadTag): string {
  if (name === 'link' && attributes.rel === 'canonical') return 'canonical';
  const key = identities[name]?.find((each) => attributes[each] !== undefined);
  return key === undefined
    ? `${name} ${attributes.src ?? text}`
    : `${name} ${key} ${attributes[key]}`;
}

/** Joins what several `<Head>` ask for, the outermost first: what comes later wins. */
export function mergeHeads(states: readonly HeadState[]): HeadState {
  const taken = new Set<string>();
  const tags = [...states].reverse().map((state) => {
    const own = state.tags.filter((tag) => !taken.has(identityOf(tag)));
    // Only now: tags of one `<Head>` do not replace each other.
    own.forEach((tag) => taken.add(identityOf(tag)));
    return own;
  });
  return {
    title: states.findLast(({ title }) => title !== undefined)?.title,
    html: Object.assign({}, ...states.map(({ html }) => html)) as Attributes,
    body: Object.assign({}, ...states.map(({ body }) => body)) as Attributes,
    tags: tags.reverse().flat(),
  };
}
