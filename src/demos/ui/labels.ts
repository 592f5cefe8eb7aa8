/**
 * Labels of the controls of a demo. The short ones are visible, and part of the full ones, which are the accessible names.
 *
 */
export const labels = {
  toolbar: (title: string) => `Controls for the demo “${title}”`,
  showAll: 'Show all code',
  codeShort: 'Code',
  edit: 'Edit',
  copyShort: 'Copy',
  sandboxShort: 'Sandbox',
  aloneShort: 'Full page',
  moreShort: 'More',
  more: 'More actions for this demo',
  javaScript: 'Code in JavaScript',
  showLess: 'Show less code',
  wrap: 'Wrap long lines',
  copy: 'Copy the code',
  copyAll: 'Copy all files',
  copiedWith: (files: string) => `Copied with ${files}, in one file`,
  copiedWithout: (files: string) =>
    `Copied without ${files}: to run it, choose “Copy all files” under “More”`,
  stackBlitz: 'Sandbox: open in StackBlitz',
  codeSandbox: 'Open in CodeSandbox',
  alone: 'Full page: open in a new tab',
  link: 'Copy a link to this demo',
  widths: 'Try it at a phone’s width',
  reset: 'Reset the demo',
  focus: 'Move focus to the start of the demo',
  direction: 'Mirror this demo',
  scheme: 'Switch color scheme for this demo',
  material: 'Compare with Material’s theme',
  files: 'Demo files',
};
