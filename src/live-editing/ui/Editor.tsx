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

/**
 * A text field that highlights its code. Tab indents; after Esc, it leaves the field, so that keyboard users aren't trapped.
 */
export default function Editor(props: EditorProps): ReactNode {
  const { label, describedBy, textKey, text, onChange, onRelease } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<PrismEditor>(undefined);
  const first = useRef(text);
  const change = useEffectEvent(onChange);
  const release = useEffectEvent(onRelease);

  useEffect(() => {
    const own = createEditor(
      host.current,
      {
        language: 'tsx',
        value: first.current,
        lineNumbers: true,
        tabSize: 2,
        onUpdate: (value) => change(value),
      },
      editorCommands(defaultKeymap),
      editHistory(),
    );
    editor.current = own;
    const { textarea } = own;
    // The library turns off the other helps of a phone's keyboard.
    textarea.setAttribute('autocorrect', 'off');
    // Esc makes the next Tab leave the field; any other key makes Tab indent again.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isComposing(event)) return;
      if (event.key === 'Escape') {
        setIgnoreTab(true);
        release();
      } else if (!['Tab', 'Shift'].includes(event.key)) setIgnoreTab(false);
    };
    const onBlur = (): void => void setIgnoreTab(false);
    textarea.addEventListener('keydown', onKeyDown, true);
    textarea.addEventListener('blur', onBlur);
    textarea.focus({ preventScroll: true });
    return () => {
      onBlur();
      own.remove();
    };
  }, []);

  useEffect(() => {
    const { textarea } = editor.current ?? {};
    textarea?.setAttribute('aria-label', label);
    textarea?.setAttribute('aria-describedby', describedBy);
  }, [label, describedBy]);

  const shown = useRef(textKey);
  useEffect(() => {
    const own = editor.current;
    if (!own || (shown.current === textKey && own.value === text)) return;
    shown.current = textKey;
    own.setOptions({ value: text });
  }, [textKey, text]);

  return <div ref={host} className={styles.editor} dir="ltr" translate="no" />;
}
