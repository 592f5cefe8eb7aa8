import { translate } from '@docusaurus/Translate';

/**
 * Labels of the controls of a demo. The short ones are visible, and part of the full ones, which are the accessible names.
 * Functions, because the language is known only while rendering.
 */
export const labels = {
  toolbar: (title: string) =>
    translate({ id: 'x.demo.toolbar', message: 'Controls for the demo “{title}”' }, { title }),
  showAll: () => translate({ id: 'x.demo.showAll', message: 'Show all code' }),
  codeShort: () => translate({ id: 'x.demo.code.short', message: 'Code' }),
  edit: () => translate({ id: 'x.demo.edit', message: 'Edit' }),
  copyShort: () => translate({ id: 'x.demo.copy.short', message: 'Copy' }),
  sandboxShort: () => translate({ id: 'x.demo.sandbox.short', message: 'Sandbox' }),
  aloneShort: () => translate({ id: 'x.demo.alone.short', message: 'Full page' }),
  moreShort: () => translate({ id: 'x.demo.more.short', message: 'More' }),
  more: () => translate({ id: 'x.demo.more', message: 'More actions for this demo' }),
  javaScript: () => translate({ id: 'x.demo.javaScript', message: 'Code in JavaScript' }),
  showLess: () => translate({ id: 'x.demo.showLess', message: 'Show less code' }),
  wrap: () => translate({ id: 'x.code.wrap', message: 'Wrap long lines' }),
  copy: () => translate({ id: 'x.code.copy', message: 'Copy the code' }),
  copyAll: () => translate({ id: 'x.demo.copyAll', message: 'Copy all files' }),
  copiedWith: (files: string) =>
    translate({ id: 'x.code.copiedWith', message: 'Copied with {files}, in one file' }, { files }),
  copiedWithout: (files: string) =>
    translate(
      {
        id: 'x.code.copiedWithout',
        message: 'Copied without {files}: to run it, choose “Copy all files” under “More”',
      },
      { files },
    ),
  stackBlitz: () => translate({ id: 'x.demo.stackBlitz', message: 'Sandbox: open in StackBlitz' }),
  codeSandbox: () => translate({ id: 'x.demo.codeSandbox', message: 'Open in CodeSandbox' }),
  alone: () => translate({ id: 'x.demo.alone', message: 'Full page: open in a new tab' }),
  link: () => translate({ id: 'x.demo.link', message: 'Copy a link to this demo' }),
  widths: () => translate({ id: 'x.demo.widths', message: 'Try it at a phone’s width' }),
  reset: () => translate({ id: 'x.demo.reset', message: 'Reset the demo' }),
  focus: () => translate({ id: 'x.demo.focus', message: 'Move focus to the start of the demo' }),
  direction: () => translate({ id: 'x.demo.direction', message: 'Mirror this demo' }),
  scheme: () => translate({ id: 'x.demo.scheme', message: 'Switch color scheme for this demo' }),
  material: () => translate({ id: 'x.demo.material', message: 'Compare with Material’s theme' }),
  files: () => translate({ id: 'x.demo.files', message: 'Demo files' }),
};
