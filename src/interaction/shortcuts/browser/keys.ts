import { translate } from '@docusaurus/Translate';

/** Keys pressed together, and what they do. Each alternative is a list of keys. */
export interface Shortcut {
  keys: readonly (readonly string[])[];
  does: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/**
 * Returns every shortcut of the site. A function, because the language is known only in the browser.
 *
 * @param hasSingleKeys - whether the reader allows shortcuts of one character
 */
export const shortcutGroups = (
  isMac: boolean,
  hasSingleKeys: boolean,
): readonly ShortcutGroup[] => [
  {
    title: translate({ id: 'x.shortcuts.anywhere', message: 'On every page' }),
    shortcuts: [
      {
        keys: [[isMac ? '⌘' : 'Ctrl', 'K'], ...(hasSingleKeys ? [['/']] : [])],
        does: translate({ id: 'x.shortcuts.search', message: 'Search' }),
      },
      ...(hasSingleKeys
        ? [
            {
              keys: [['?']],
              does: translate({ id: 'x.shortcuts.help', message: 'Show this list' }),
            },
          ]
        : []),
      {
        keys: [['Esc']],
        does: translate({
          id: 'x.shortcuts.close',
          message: 'Close a menu, a dialog or a popover',
        }),
      },
    ],
  },
  {
    title: translate({ id: 'x.shortcuts.inSearch', message: 'In search' }),
    shortcuts: [
      {
        keys: [['↑'], ['↓']],
        does: translate({ id: 'x.shortcuts.moveHit', message: 'Move through the results' }),
      },
      {
        keys: [['Enter']],
        does: translate({ id: 'x.shortcuts.openHit', message: 'Open the selected result' }),
      },
    ],
  },
  {
    title: translate({ id: 'x.shortcuts.inDemo', message: 'In the toolbar of a demo' }),
    shortcuts: [
      {
        keys: [['←'], ['→']],
        does: translate({ id: 'x.shortcuts.moveTool', message: 'Move between its actions' }),
      },
      {
        keys: [['Home'], ['End']],
        does: translate({ id: 'x.shortcuts.endTool', message: 'Go to the first or last action' }),
      },
      {
        keys: [['↓']],
        does: translate({ id: 'x.shortcuts.more', message: 'On “More”: open its menu' }),
      },
    ],
  },
];
