import { useEffect, useRef, useState } from 'react';
import { useCodeVariant } from '@site/src/preferences';
import type { Edited, Sources } from '../browser/kept';

export type Edits = ReturnType<typeof useEdits>;

type Files = Readonly<Record<string, string>>;

const changedFiles = (original: Files, edited: Files): Files =>
  Object.fromEntries(Object.entries(edited).filter(([path, text]) => original[path] !== text));

/**
 * Returns a demo's files with the reader's edits. Each language has its own edits: neither can be derived from the other.
 *
 * @param first - edits to start with
 * @param keep - called after each change
 */
export function useEdits(
  sources: Sources,
  first: Edited | undefined,
  keep: (edited: Edited) => void,
) {
  const [readers] = useCodeVariant();
  const [variant, setVariant] = useState(first?.foreign?.variant ?? readers);
  const [edited, setEdited] = useState<Edited>(first ?? { files: { TS: {}, JS: {} } });

  // The language of the link applies until the reader chooses one.
  const before = useRef(readers);
  useEffect(() => {
    if (before.current !== readers) setVariant(readers);
    before.current = readers;
  }, [readers]);

  const kept = useRef(edited);
  useEffect(() => {
    if (kept.current !== edited) keep(edited);
    kept.current = edited;
  }, [edited, keep]);

  const original = sources[variant];
  const update = (next: (own: Files) => Files): void =>
    setEdited(({ files, foreign }) => {
      const own = changedFiles(original, next(files[variant]));
      const isOriginal = foreign?.variant === variant && Object.keys(own).length === 0;
      return { files: { ...files, [variant]: own }, foreign: isOriginal ? undefined : foreign };
    });

  const own = edited.files[variant];
  const changed = changedFiles(original, own);
  return {
    variant,
    /** All files in the language that is edited, with the edits. */
    texts: { ...original, ...own },
    /** The files that differ from those of the page. */
    changed,
    /** Whether the code comes from a link, even if the reader has changed it since. */
    isForeign: edited.foreign?.variant === variant && Object.keys(changed).length > 0,
    change: (path: string, text: string) => update((files) => ({ ...files, [path]: text })),
    reset: () => update(() => ({})),
    /** Keeps edits that are from before this page was loaded as its own: the reader has run them. */
    keep: () => keep(edited),
  };
}
