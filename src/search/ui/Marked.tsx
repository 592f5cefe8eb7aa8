import type { ReactNode } from 'react';
import { piecesOf } from '@site/src/search/browser/marks';
import type { MarkedText } from '@site/src/search/types';

/** Text in which the words searched for are marked. */
export default function Marked({ text }: { text: MarkedText }): ReactNode {
  return piecesOf(text).map((piece, index) =>
    // Pieces have no identity other than their position: a new text is rendered from scratch.
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}
