import { closeOnBack } from '../../../utils/overlays';
import { singleKeys } from './singleKeys';
import styles from './styles.module.css';

/** Keys pressed together, and what they do. Each alternative is a list of keys. */
interface Shortcut {
  keys: readonly (readonly string[])[];
  does: string;
}

/** Returns every shortcut of the site; `hasSingleKeys`: whether the reader allows shortcuts of one character. */
const shortcutGroups = (
  isMac: boolean,
  hasSingleKeys: boolean,
): { title: string; shortcuts: Shortcut[] }[] => [
  {
    title: 'On every page',
    shortcuts: [
      {
        keys: [[isMac ? '⌘' : 'Ctrl', 'K'], ...(hasSingleKeys ? [['/']] : [])],
        does: 'Search',
      },
      ...(hasSingleKeys
        ? [
            {
              keys: [['?']],
              does: 'Show this list',
            },
          ]
        : []),
      {
        keys: [['Esc']],
        does: 'Close a menu, a dialog or a popover',
      },
    ],
  },
  {
    title: 'In search',
    shortcuts: [
      {
        keys: [['↑'], ['↓']],
        does: 'Move through the results',
      },
      {
        keys: [['Enter']],
        does: 'Open the selected result',
      },
    ],
  },
  {
    title: 'In the toolbar of a demo',
    shortcuts: [
      {
        keys: [['←'], ['→']],
        does: 'Move between its actions',
      },
      {
        keys: [['Home'], ['End']],
        does: 'Go to the first or last action',
      },
      {
        keys: [['↓']],
        does: 'On “More”: open its menu',
      },
    ],
  },
];

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
function keysOf({ keys }: Shortcut): (Node | string)[] {
  return keys.flatMap((together, index) => [
    ...(index > 0 ? [' or '] : []),
    ...together.flatMap((key, at) => [...(at > 0 ? [' + '] : []), element('kbd', [key])]),
  ]);
}

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
  const groups = shortcutGroups(isMac, singleKeys.get() === 'on').map((group) =>
    element('section', [
      element('h3', [group.title]),
      element(
        'dl',
        group.shortcuts.map((shortcut) =>
          element('div', [element('dt', keysOf(shortcut)), element('dd', [shortcut.does])]),
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
