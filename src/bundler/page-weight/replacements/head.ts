import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { mergeHeads, readHead, type HeadState, type HeadTag } from './headState';

/** Marks elements that belong to `<Head>`; on `<html>` and `<body>`, lists the attributes that do. The server writes it too. */
const mark = 'data-rh';

function elementOf({ name, attributes, text }: HeadTag): Element {
  const element = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  element.setAttribute(mark, 'true');
  element.textContent = text;
  return element;
}

function writeAttributes(element: Element, attributes: Record<string, string>): void {
  const written = element.getAttribute(mark)?.split(',') ?? [];
  written.filter((name) => !(name in attributes)).forEach((name) => element.removeAttribute(name));
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const names = Object.keys(attributes).join(',');
  if (names === '') element.removeAttribute(mark);
  else if (element.getAttribute(mark) !== names) element.setAttribute(mark, names);
}

function write({ title, html, body, tags }: HeadState): void {
  if (title !== undefined && title !== document.title) document.title = title;
  writeAttributes(document.documentElement, html);
  writeAttributes(document.body, body);
  const old = [...document.head.querySelectorAll(`[${mark}]`)].filter(
    ({ localName }) => localName !== 'title',
  );
  const added = tags.map(elementOf).filter((element) => {
    const same = old.findIndex((each) => each.isEqualNode(element));
    if (same >= 0) old.splice(same, 1);
    return same < 0;
  });
  old.forEach((element) => element.remove());
  document.head.append(...added);
}

/** The state of each mounted `<Head>`, in the order in which they were mounted: outer ones first. */
const mounted = new Map<object, HeadState>();
let frame = 0;

/** Batches all changes up to the next frame into one write. */
function update(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => write(mergeHeads([...mounted.values()])));
}

interface HelmetProps {
  children?: ReactNode;
  /** Attributes of `<html>`, as in HTML. */
  htmlAttributes?: Record<string, string>;
}

/**
 * Replaces `react-helmet-async` in the browser with the part that Docusaurus' `<Head>` uses, at a fifth of the size. The server
 * renders with the original.
 */
export function Helmet({ children, htmlAttributes }: HelmetProps): null {
  const key = useRef({});
  useLayoutEffect(() => {
    const state = readHead(children);
    mounted.set(key.current, { ...state, html: { ...htmlAttributes, ...state.html } });
    update();
  });
  useLayoutEffect(() => {
    const own = key.current;
    return () => {
      mounted.delete(own);
      update();
    };
  }, []);
  return null;
}

/** Provides nothing, since the state belongs to the document. */
export const HelmetProvider = ({ children }: { children?: ReactNode }): ReactNode => children;
