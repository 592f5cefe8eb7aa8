import { createRoot, type Root } from 'react-dom/client';
import { findNamed } from '../browser/namedPart';
import Outline from './Outline';

let root: Root | undefined;
let end = (): void => undefined;

/**
 * Outlines the part that a row of a table names until the reader leaves the row or presses Escape. Assistive technology has the table.
 *
 * @param target - the element in the row that the reader is at
 * @param page - the page's file, below the site's root
 */
export async function pointOut(row: Element, target: Element, page: string): Promise<void> {
  const part = await findNamed(row, target, page);
  // The reader may have left the row while this was loading, and be at another one.
  if (!row.matches(':hover, :focus-within')) return;
  end();
  if (!part) return;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Outline of={part} />);
  const ending = new AbortController();
  end = () => {
    ending.abort();
    root?.render(null);
  };
  const { signal } = ending;
  for (const type of ['pointerleave', 'focusout']) row.addEventListener(type, end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}
