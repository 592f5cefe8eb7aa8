// Change: the reader's direction is the last word on `<html dir>`, over the locale's; the notice of analytics comes
// first, where the keyboard finds it, in a site that has any.
import type { ReactNode } from 'react';
import { ConsentNotice } from '@generated/x-analytics/default/slots';
import DirectionHead from '@site/src/preferences/ui/DirectionHead';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {ConsentNotice && <ConsentNotice />}
      {children}
      <DirectionHead />
    </>
  );
}
