import { useCallback, useEffect, useRef, useState } from 'react';
import { useCodeVariant, type CodeVariant } from '@site/src/preferences';
import type { LinkedEdits } from '../browser/link';

/** Language -> TypeScript path of each file -> its text. */
export type Sources = Record<CodeVariant, Record<string, string>>;

export interface Edits {
  variant: CodeVariant;
  /** All files in the language that is edited, with the edits. */
  texts: Readonly<Record<string, string>>;
  /** The files that differ from those of the page. */
  changed: Readonly<Record<string, string>>;
  change: (path: string, text: string) => void;
  reset: () => void;
}

/** Returns a demo's files with the reader's edits. Each language has its own edits: neither can be derived from the other. */
export function useEdits(sources: Sources, linked: LinkedEdits | undefined): Edits {
  const [readers] = useCodeVariant();
  const [variant, setVariant] = useState(linked?.variant ?? readers);
  const [edits, setEdits] = useState<Sources>({
    TS: linked?.variant === 'TS' ? { ...linked.files } : {},
    JS: linked?.variant === 'JS' ? { ...linked.files } : {},
  });

  // The language of the link applies until the reader chooses one.
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
