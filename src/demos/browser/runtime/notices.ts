import { stage } from './stage';
import { insertOnce } from './themes';

/** What a grid shows without a license key. It has no class. */
const notice = '.MuiDataGrid-mainContent > .MuiDataGrid-main > [style*="z-index: 100000"]';

/** What a tree shows: an element among its items. */
const treeNotice = '[role="tree"] > [style*="z-index: 100000"]';

/**
 * The notice of a missing license key lies across the rows of its grid. It gets a band of its own below them, by which the
 * grid is higher than its demo makes it, and so is the element around: `ui/Canvas.module.css` keeps that room. A grid has a
 * transform, so `fixed` refers to the grid. With less between its letters the notice has one line in a grid of 420 pixels.
 * The notice of a tree goes below its items, in two lines: trees are narrow.
 */
const styles = `
  ${stage} { --x-notice-height: 35px; }
  @media (width <= 600px) { ${stage} { --x-notice-height: 69px; } }
  .MuiDataGrid-root:has(> ${notice}) {
    box-sizing: content-box;
    padding-block-end: calc(var(--x-notice-height) - 2px);
  }
  .MuiDataGrid-root > ${notice} {
    inset-block-end: 0 !important;
    letter-spacing: 3px !important;
    position: fixed !important;
  }
  :not([data-demo]):has(> .MuiDataGrid-root > ${notice}) { margin-block-end: var(--x-notice-height); }
  :not([data-demo]) > .MuiDataGrid-root:has(> ${notice}) { margin-block-end: calc(-1 * var(--x-notice-height)); }
  ${treeNotice} {
    line-height: 34.5px !important;
    margin-inline: auto !important;
    max-inline-size: 309px !important;
    position: static !important;
  }
`;

/** Gives the notices of missing license keys room of their own, once for the visit. */
export function insertNoticeStyles(): void {
  insertOnce('notices', styles);
}
