import { insertOnce, stage } from './themes';

/** The notice of a grid without a license key. It has no class. */
const notice = '.MuiDataGrid-mainContent > .MuiDataGrid-main > [style*="z-index: 100000"]';

/** The notice of a tree: an element among its items. */
const treeNotice = '[role="tree"] > [style*="z-index: 100000"]';

const calendar = '.MuiDateRangeCalendar-root';

/** The notice of a chart. It has nothing in common with the parts of the chart except their parent, which is the demo's. */
const chartNotice = `[style*="z-index: 100000"]:not(.MuiDataGrid-main > *, [role="tree"] > *, ${calendar} > *)`;

/**
 * The notice of a missing license key would cover what it belongs to. It gets a band of its own below, for which
 * `ui/Canvas.module.css` reserves space. That of a grid makes the grid and the element around it taller than the demo sets; a
 * grid has a transform, so `fixed` is relative to the grid. With less letter spacing, the notice fits on one line in a grid of
 * 360 pixels. The notice of a tree goes below its items, on two lines, because trees are narrow. That of a chart goes below the
 * whole demo, since a demo may put charts side by side.
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
    letter-spacing: 1px !important;
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
  ${calendar}:has(> [style*="z-index: 100000"]) { padding-block-end: 35px; position: relative; }
  ${calendar} > [style*="z-index: 100000"] {
    inset-block-end: 0 !important;
    letter-spacing: 0 !important;
    line-height: 34.5px !important;
  }
  ${stage} ${chartNotice} {
    inset-block: 100% auto !important;
    letter-spacing: 3px !important;
    line-height: 34.5px !important;
  }
`;

/** Gives the notices of missing license keys room of their own, once per visit. */
export function insertNoticeStyles(): void {
  insertOnce('notices', styles);
}
