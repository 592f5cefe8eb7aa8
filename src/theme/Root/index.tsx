// Change: the reader's direction is the last word on `<html dir>`, over the locale's.
import type { ReactNode } from 'react';
import { DirectionHead } from '@site/src/preferences';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <DirectionHead />
    </>
  );
}
