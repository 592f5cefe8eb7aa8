import { useState } from 'react';
import { useCodeVariant } from '@site/src/preferences';
import type { Edited, Sources } from '../browser/kept';

export type Edits = ReturnType<typeof useEdits>;

/** Loads what makes links. It's a script of its own, because sandboxes need its compression, too. */
export const loadLinks = () => import('../browser/link');

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
  const [before] = useState(readers);
  const [linked, setLinked] = useState(first?.foreign?.variant);
  // The language of the link applies until the reader chooses one.
  if (linked && readers !== before) setLinked(undefined);
  const variant = linked ?? readers;
  const [edited, setEdited] = useState<Edited>(first ?? { files: { TS: {}, JS: {} } });
  const { files, foreign } = edited;
  const original = sources[variant];
  const own = files[variant];
  const changed = changedFiles(original, own);

  function update(next: Files): void {
    const left = changedFiles(original, next);
    const isOriginal = foreign?.variant === variant && Object.keys(left).length === 0;
    const all = { files: { ...files, [variant]: left }, foreign: isOriginal ? undefined : foreign };
    setEdited(all);
    keep(all);
  }

  return {
    variant,
    /** All files in the language that is edited, with the edits. */
    texts: { ...original, ...own },
    /** The files that differ from those of the page. */
    changed,
    /** Whether the code comes from a link, even if the reader has changed it since. */
    isForeign: foreign?.variant === variant && Object.keys(changed).length > 0,
    change: (path: string, text: string) => update({ ...own, [path]: text }),
    reset: () => update({}),
    /** Keeps edits that are from before this page was loaded as its own: the reader has run them. */
    keep: () => keep(edited),
  };
}
