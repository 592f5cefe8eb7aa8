import type { ReactNode } from 'react';
import { piecesOf } from '@site/src/search/browser/marks';
import type { MarkedText } from '@site/src/search/types';

/** Text with the words searched for marked. */
export default function Marked({ text }: { text: MarkedText }): ReactNode {
  return piecesOf(text).map((piece, index) =>
    // Pieces have no identity but their place: a new text is drawn anew.
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
