import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** An element's attributes by their HTML names. */
type Attributes = Record<string, string>;

/** An element that belongs in `<head>`. */
export interface HeadTag {
  name: string;
  attributes: Attributes;
  /** Text between its tags: the source of a script or style. */
  text: string;
}

/** What one or several `<Head>` elements set. */
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

/** Element name -> attributes that identify an element. A later element with the same identity replaces an earlier one. */
const identities: Record<string, string[]> = {
  meta: ['charset', 'name', 'property', 'itemprop', 'http-equiv'],
  link: ['href'],
  base: ['href'],
};

function attributesOf({ children: _children, ...props }: Record<string, unknown>): Attributes {
  const given = Object.entries(props).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    // Like React, leaves out what is false, except where HTML needs the word.
    given
      .filter(([name, value]) => value !== false || /^(?:data|aria)-/.test(name))
      .map(([name, value]) => {
        const isFlag = value === true && !/^(?:data|aria)-/.test(name);
        return [htmlNames[name] ?? name.toLowerCase(), isFlag ? '' : String(value)];
      }),
  );
}

const textOf = (children: ReactNode): string => Children.toArray(children).join('');

/** Reads the children of one `<Head>`. */
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

/** Identifies what a tag describes. A later `<Head>` replaces earlier tags with the same identity. */
function identityOf({ name, attributes, text }: HeadTag): string {
  if (name === 'link' && attributes.rel === 'canonical') return 'canonical';
  const key = identities[name]?.find((each) => attributes[each] !== undefined);
  return key === undefined
    ? `${name} ${attributes.src ?? text}`
    : `${name} ${key} ${attributes[key]}`;
}

/** Merges the states of several `<Head>` elements, the outermost first. Later ones win. */
export function mergeHeads(states: readonly HeadState[]): HeadState {
  const seen = new Set<string>();
  const tags = [...states].reverse().map((state) => {
    const own = state.tags.filter((tag) => !seen.has(identityOf(tag)));
    // Not before: tags of one `<Head>` don't replace each other.
    own.forEach((tag) => seen.add(identityOf(tag)));
    return own;
  });
  return {
    title: states.findLast(({ title }) => title !== undefined)?.title,
    html: Object.assign({}, ...states.map(({ html }) => html)) as Attributes,
    body: Object.assign({}, ...states.map(({ body }) => body)) as Attributes,
    tags: tags.reverse().flat(),
  };
}
