import { useEffect, useState, type ReactNode } from 'react';
import { waiting } from '../../utils/connection';

/** Not in the component, so that it runs once. Browsers without popovers show the notice below the page. */
const show = (element: HTMLElement | null): void => element?.showPopover?.();

/** Says that the page of the link that was followed can't be loaded, and keeps the current one. */
export default function WaitingNotice(): ReactNode {
  const [retry, setRetry] = useState<() => void>();
  useEffect(() => {
    waiting.onChange = (next) => setRetry(() => next);
  }, []);
  return (
    retry && (
      // The browser's own style of popovers is enough: styles would be on every page, and this is hardly ever seen.
      <div role="alert" popover="manual" ref={show}>
        <p>There’s no connection to the site. The page opens when you’re back online.</p>
        <button type="button" onClick={retry}>
          Try again
        </button>{' '}
        <button type="button" onClick={() => window.history.back()}>
          Stay here
        </button>
      </div>
    )
  );
}
