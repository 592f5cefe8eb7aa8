/** The parts of a key event that decide what a press means. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'isComposing'
  | 'keyCode'
  | 'defaultPrevented'
  | 'getModifierState'
  | 'composedPath'
>;

/**
 * Whether a press belongs to an input method that is composing text. Safari has ended the composition by the time it reports
 * the Enter or Escape that did so, and marks the press only with the old code for such keys.
 */
export const isComposing = (press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  press.isComposing || press.keyCode === 229;

/** Whether a key was pressed together with one that usually makes it a command of the browser or the system. */
export const hasModifier = (
  press: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean => press.ctrlKey || press.metaKey || press.altKey;

/** Returns the letter on a key, or the Latin letter in its place if the keyboard's layout is for another script. */
function letterOf({ key, code }: KeyPress): string {
  const isOtherScript = key.length === 1 && key > '\u024f';
  return (isOtherScript ? code.replace(/^Key/, '') : key).toLowerCase();
}

/** Whether Ctrl or ⌘ was pressed with this letter and nothing else. AltGr, which types characters, looks like Ctrl on Windows. */
export const isCommand = (press: KeyPress, letter: string): boolean =>
  press.ctrlKey !== press.metaKey &&
  !press.altKey &&
  !press.shiftKey &&
  !press.getModifierState('AltGraph') &&
  !isComposing(press) &&
  letterOf(press) === letter;

/** Elements in which keys become text. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether keys pressed in an element become text. */
export const isTyping = (element: Element): boolean => element.closest(fields) !== null;

/** Where keys belong to what has the focus: fields, and demos, whose grids and trees respond to any character. */
const keepers = `${fields}, [data-demo], [data-demo-portal]`;

/** Whether what has the focus keeps its keys, even in a shadow tree. A custom element may hide a field in a closed one. */
function isKept(press: KeyPress): boolean {
  const path = press.composedPath().filter((target) => target instanceof Element);
  return path.some((element) => element.matches(keepers)) || !!path[0]?.localName.includes('-');
}

/**
 * Whether a press types one of these characters where the page may respond to it. It doesn't matter which keys of the layout
 * that takes: some need Shift or AltGr.
 */
export const isFreeCharacter = (press: KeyPress, ...characters: readonly string[]): boolean =>
  characters.includes(press.key) &&
  (!hasModifier(press) || press.getModifierState('AltGraph')) &&
  !press.defaultPrevented &&
  !isComposing(press) &&
  !isKept(press);
