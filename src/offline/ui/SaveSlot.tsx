import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isOfflineHost } from '../browser/isOfflineHost';

/** The place of "Save for offline" in the preferences menu. Its code is loaded when the menu is opened. */
export default function SaveSlot(): ReactNode {
  const [Section, setSection] = useState<ComponentType>();
  useEffect(() => {
    let isOpen = true;
    if (isOfflineHost()) {
      import(/* webpackChunkName: "offline" */ './SaveSection')
        .then((module) => isOpen && setSection(() => module.default))
        // The rest of the menu works without it.
        .catch(() => {});
    }
    return () => {
      isOpen = false;
    };
  }, []);
  return Section && <Section />;
}
