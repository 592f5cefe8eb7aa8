import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { createEditor, type PrismEditor } from 'prism-code-editor';
import {
  defaultKeymap,
  editHistory,
  editorCommands,
  setIgnoreTab,
} from 'prism-code-editor/commands';
import 'prism-code-editor/prism/languages/tsx';
import 'prism-code-editor/languages/jsx';
import 'prism-code-editor/layout.css';
import { isComposing } from '@site/src/utils/keyPress';
import styles from './Editor.module.css';

export interface EditorProps {
  label: string;
  /** Id of the element that explains how to leave the editor. */
  describedBy: string;
  /** Identifies the text: another key means another text. */
  textKey: string;
  text: string;
  onChange: (text: string) => void;
  /** Esc was pressed: the next Tab leaves the editor. */
  onRelease: () => void;
}

/** Returns an editor for one text, with its own cursor and its own undo. */
function makeEditor(
  value: string,
  { onChange, onRelease }: Pick<EditorProps, 'onChange' | 'onRelease'>,
): PrismEditor {
  const made = createEditor(
    null,
    { language: 'tsx', value, lineNumbers: true, tabSize: 2, onUpdate: onChange },
    editorCommands(defaultKeymap),
    editHistory(),
  );
  const { textarea } = made;
  // The library turns off the other helps of a phone's keyboard.
  textarea.setAttribute('autocorrect', 'off');
  // Esc makes the next Tab leave the field; any other key makes Tab indent again.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      setIgnoreTab(true);
      onRelease();
    } else if (!['Tab', 'Shift'].includes(event.key)) setIgnoreTab(false);
  };
  textarea.addEventListener('keydown', onKeyDown, true);
  textarea.addEventListener('blur', () => setIgnoreTab(false));
  return made;
}

/**
 * A text field that highlights its code. Tab indents; after Esc, it leaves the field, so that keyboard users aren't trapped.
 */
export default function Editor(props: EditorProps): ReactNode {
  const { label, describedBy, textKey, text, onChange, onRelease } = props;
  const host = useRef<HTMLDivElement>(null);
  /** By the keys of their texts: an editor whose text is replaced forgets what it could undo. */
  const editors = useRef(new Map<string, PrismEditor>());
  const change = useEffectEvent(onChange);
  const release = useEffectEvent(onRelease);

  useEffect(() => {
    const all = editors.current;
    const isFirst = all.size === 0;
    const own =
      all.get(textKey) ??
      makeEditor(text, { onChange: (next) => change(next), onRelease: () => release() });
    all.set(textKey, own);
    if (own.value !== text) own.setOptions({ value: text });
    own.textarea.setAttribute('aria-label', label);
    own.textarea.setAttribute('aria-describedby', describedBy);
    if (own.container.parentNode === host.current) return;
    // Another tab can change the language while the reader types here.
    const hadFocus = host.current?.contains(document.activeElement);
    host.current?.replaceChildren(own.container);
    if (isFirst || hadFocus) own.textarea.focus({ preventScroll: true });
  }, [textKey, text, label, describedBy]);

  // An editor that is removed gets no "blur".
  useEffect(() => () => void setIgnoreTab(false), []);

  return <div ref={host} className={styles.editor} dir="ltr" translate="no" />;
}
