import { closeOnBack } from '../../../utils/overlays';
import { singleKeys } from './singleKeys';
import styles from './styles.module.css';

/** What keys do, and the keys: each alternative is a list of those that are pressed together. */
type Shortcut = readonly [does: string, ...keys: (readonly string[])[]];
type Group = readonly [title: string, ...shortcuts: Shortcut[]];

/** Returns every shortcut of the site; `hasSingleKeys`: whether the reader allows shortcuts of one character. */
function shortcutGroups(isMac: boolean, hasSingleKeys: boolean): Group[] {
  const list: Shortcut[] = hasSingleKeys ? [['Show this list', ['?']]] : [];
  return [
    [
      'On every page',
      ['Search', [isMac ? '⌘' : 'Ctrl', 'K'], ...(hasSingleKeys ? [['/']] : [])],
      ...list,
      ['Close a menu, a dialog or a popover', ['Esc']],
    ],
    [
      'In search',
      ['Move through the results', ['↑'], ['↓']],
      ['Open the selected result', ['Enter']],
    ],
    [
      'In the toolbar of a demo',
      ['Move between its actions', ['←'], ['→']],
      ['Go to the first or last action', ['Home'], ['End']],
      ['On “More”: open its menu', ['↓']],
    ],
  ];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly (Node | string)[],
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

/** Renders the keys: `Ctrl` + `K` or `/`. */
const keysOf = (keys: readonly (readonly string[])[]): (Node | string)[] =>
  keys.flatMap((together, index) => [
    ...(index > 0 ? [' or '] : []),
    ...together.flatMap((key, at) => [...(at > 0 ? [' + '] : []), element('kbd', [key])]),
  ]);

const titleId = 'x-shortcuts';

function makeDialog(): HTMLDialogElement {
  const isMac = document.documentElement.hasAttribute('data-mac');
  const close = element('button', ['Close'], {
    type: 'button',
    className: styles.close ?? '',
  });
  const title = 'Keyboard shortcuts';
  const head = element('header', [element('h2', [title], { id: titleId }), close], {
    className: styles.head ?? '',
  });
  const groups = shortcutGroups(isMac, singleKeys.get() === 'on').map(([heading, ...shortcuts]) =>
    element('section', [
      element('h3', [heading]),
      element(
        'dl',
        shortcuts.map(([does, ...keys]) =>
          element('div', [element('dt', keysOf(keys)), element('dd', [does])]),
        ),
      ),
    ]),
  );
  const dialog = element('dialog', [element('div', [head, ...groups])], {
    className: styles.dialog ?? '',
  });
  dialog.setAttribute('aria-labelledby', titleId);
  close.addEventListener('click', () => dialog.close());
  // A click outside the content has the dialog itself as its target. So has the end of a selection that began inside.
  let isPressOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    isPressOutside = target === dialog;
  });
  dialog.addEventListener(
    'click',
    ({ target }) => isPressOutside && target === dialog && dialog.close(),
  );
  // The browser returns the focus. The next dialog is created again, in the language of its page.
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

/** Shows the keyboard shortcuts, unless they or another dialog are already open. */
export function openHelp(): void {
  // Search is a popover: it would close behind them, and the focus would be lost with it.
  if (document.querySelector('dialog[open], dialog[popover]')) return;
  const dialog = makeDialog();
  document.body.append(dialog);
  dialog.showModal();
  dialog.addEventListener(
    'close',
    closeOnBack(() => dialog.close()),
  );
}
