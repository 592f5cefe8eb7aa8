// Change: the reader's direction overrides the locale's on `<html dir>`; on a site with analytics, its notice comes
// first, where the keyboard finds it; a link that can't be followed without a connection says so.
import type { ReactNode } from 'react';
import { ConsentNotice } from '@generated/x-analytics/default/slots';
import WaitingNotice from '@site/src/offline/ui/WaitingNotice';
import DirectionHead from '@site/src/preferences/ui/DirectionHead';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {ConsentNotice && <ConsentNotice />}
      {children}
      <WaitingNotice />
      <DirectionHead />
    </>
  );
}
