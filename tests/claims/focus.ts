import { afterEach, beforeEach, expect } from 'vitest';

/** What has the focus or, after it was removed, had it last; `null` after it was left on purpose. */
let holder: Element | null = null;
/** Where the focus was when it was lost before a gesture. */
let losses: string[] = [];

const canHoldFocus = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** Describes the element that had the focus when it fell to `body`; `null` while nothing is lost. */
const loss = (): string | null =>
  holder === null || document.activeElement !== document.body || canHoldFocus(holder)
    ? null
    : holder.outerHTML.slice(0, 160);

/** Pages whose claims may lose the focus, by the reason; they print where. The claims of all other pages must keep it. */
const unguarded: Readonly<Record<string, readonly string[]>> = {
  'the package replaces the arrow of a group while its rows load': [
    'react-data-grid/server-side-data/aggregation',
    'react-data-grid/server-side-data/lazy-loading',
    'react-data-grid/server-side-data/row-grouping',
    'react-data-grid/server-side-data/tree-data',
    'react-data-grid/tree-data',
    'react-data-grid/tree-data/rows-that-change',
  ],
  'the package disables the button to another page on the last one, and while rows load': [
    'react-data-grid/pagination',
    'react-data-grid/pagination/server-side',
    'react-data-grid/row-selection',
    'react-data-grid/row-selection/clicks-and-checkboxes',
    'react-data-grid/row-selection/model',
    'react-data-grid/row-selection/server',
    'react-data-grid/server-side-data',
    'react-data-grid/server-side-data/cache',
  ],
  'a claim removes, replaces or disables what has the focus': [
    'common-concepts/custom-components',
    'common-concepts/custom-components/styles',
    'react-data-grid/ai-assistant',
    'react-data-grid/ai-assistant/service',
    'react-data-grid/column-definition',
    'react-data-grid/column-definition/cell-rendering',
    'react-data-grid/column-definition/column-types',
    'react-data-grid/filtering/customization',
    'react-data-grid/filtering/customization/panel',
    'react-data-grid/filtering/header-filters',
    'react-data-grid/filtering/multi-filters',
    'react-data-grid/master-detail',
    'react-data-grid/performance',
    'react-data-grid/pivoting',
    'react-data-grid/pivoting/columns',
    'react-data-grid/pivoting-explained',
    'react-data-grid/quickstart',
    'react-data-grid/sorting',
    'react-data-grid/style',
    'react-data-grid/style/themes',
    'react-date-pickers/custom-field',
    'react-date-pickers/time-clock',
    'react-date-pickers/time-picker',
    'react-tree-view',
    'react-tree-view/quickstart',
    'react-tree-view/rich-tree-view/lazy-loading',
    'react-tree-view/rich-tree-view/ordering',
    'react-tree-view/simple-tree-view/focus',
    'react-tree-view/simple-tree-view/items',
    'react-tree-view/simple-tree-view/selection',
  ],
};
const unguardedFiles = new Set(
  Object.values(unguarded).flatMap((pages) => pages.map((page) => `docs/${page}/claims.test.tsx`)),
);

/** Where the documented packages lose the focus by themselves, whatever their user writes. */
type PackageDefect =
  /** The button that resets the columns disables itself. */
  | 'columns panel'
  /** The button that closes the panel of the pivot goes away with it. */
  | 'pivot panel'
  /** Turning pivoting on or off replaces all rows, with the focused one among them. */
  | 'pivot rows'
  /** No day of a month without free days can take it from the year that was chosen. */
  | 'month without free days'
  /** An item of a tree that is dropped into another parent is a new element. */
  | 'item under another parent'
  /** Release 8.2.0 does not return the focus when the dialog closes. */
  | 'time range dialog';

let allowed: PackageDefect | undefined;

/** Lets the focus fall to `body` in the claim that runs. */
export const allowLostFocus = (defect: PackageDefect): void => void (allowed = defect);

/** Makes the next removal of what has the focus nobody's fault: the claim itself, not its user, takes it away. */
export const forgetFocus = (): void => void (holder = null);

const noteLoss = () => {
  const lost = loss();
  if (lost === null) return;
  losses.push(lost);
  forgetFocus();
};

/**
 * Fails a claim of the guarded pages after which the focus is on `body`, or was when a user pressed the next key or button, because the element that had it
 * was removed, hidden or disabled.
 */
export function guardFocus(): void {
  window.addEventListener('focusin', ({ target }) => (holder = target as Element), true);
  window.addEventListener(
    'focusout',
    ({ target }) =>
      // Removing an element takes the focus from it while it's still in the document, so look once it's out.
      queueMicrotask(() => {
        if (target === holder && canHoldFocus(holder as Element)) forgetFocus();
      }),
    true,
  );
  for (const gesture of ['keydown', 'pointerdown']) {
    window.addEventListener(gesture, (event) => event.isTrusted && noteLoss(), true);
  }
  beforeEach(() => {
    forgetFocus();
    losses = [];
    allowed = undefined;
  });
  afterEach(async ({ task }) => {
    if (allowed) return;
    const message = 'The focus fell to body from';
    if (unguardedFiles.has(task.file.name)) {
      noteLoss();
      losses.forEach((lost) => console.warn(`${message} ${lost}`));
      return;
    }
    await expect.poll(loss, { message }).toBeNull();
    expect(losses, message).toEqual([]);
  });
}
