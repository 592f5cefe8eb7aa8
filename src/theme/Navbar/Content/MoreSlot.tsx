import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** The place of what other features add to the preferences menu. Its code is loaded when the menu is opened. */
export default function MoreSlot(): ReactNode {
  const [More, setMore] = useState<ComponentType>();
  useEffect(() => {
    import('./More')
      .then((module) => setMore(() => module.default))
      // The rest of the menu works without it.
      .catch(() => {});
  }, []);
  return More && <More />;
}
