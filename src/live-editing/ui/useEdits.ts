import { useCallback, useEffect, useRef, useState } from 'react';
import { useCodeVariant, type CodeVariant } from '@site/src/preferences';
import type { LinkedEdits } from '../browser/link';

/** Language -> path of each file in TypeScript -> its text. */
export type Sources = Record<CodeVariant, Record<string, string>>;

export interface Edits {
  variant: CodeVariant;
  /** All files in the language that is edited, with the edits. */
  texts: Readonly<Record<string, string>>;
  /** Those that are not as the page has them. */
  changed: Readonly<Record<string, string>>;
  change: (path: string, text: string) => void;
  reset: () => void;
}

/** The files of a demo as a reader has changed them. Each language has edits of its own: neither can be made of the other. */
export function useEdits(sources: Sources, linked: LinkedEdits | undefined): Edits {
  const [readers] = useCodeVariant();
  const [variant, setVariant] = useState(linked?.variant ?? readers);
  const [edits, setEdits] = useState<Sources>({
    TS: linked?.variant === 'TS' ? { ...linked.files } : {},
    JS: linked?.variant === 'JS' ? { ...linked.files } : {},
  });

  // A link shows what it holds, until the reader chooses a language.
  const before = useRef(readers);
  useEffect(() => {
    if (before.current !== readers) setVariant(readers);
    before.current = readers;
  }, [readers]);

  const original = sources[variant];
  const own = edits[variant];
  return {
    variant,
    texts: { ...original, ...own },
    changed: Object.fromEntries(
      Object.entries(own).filter(([path, text]) => original[path] !== text),
    ),
    change: useCallback(
      (path, text) => setEdits((all) => ({ ...all, [variant]: { ...all[variant], [path]: text } })),
      [variant],
    ),
    reset: useCallback(() => setEdits((all) => ({ ...all, [variant]: {} })), [variant]),
  };
}
