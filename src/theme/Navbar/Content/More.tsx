import type { ReactNode } from 'react';
import ThemeSection from '@site/src/demos/reader-theme/ui/ThemeSection';
import SaveSlot from '@site/src/offline/ui/SaveSlot';

/** What the preferences menu has below the preferences. */
export default function More(): ReactNode {
  return (
    <>
      <ThemeSection />
      <SaveSlot />
    </>
  );
}
