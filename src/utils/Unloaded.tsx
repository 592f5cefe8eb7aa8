import { useCallback, useEffect, type ReactNode } from 'react';
import { explainLoss, reloadPage, type Loss, type LossError } from './lostFiles';
import { useLoaded } from './useLoaded';

/** Why a part of the page can't be loaded, and what the reader can do about it. */
export const lossText: Readonly<Record<Loss, string>> = {
  offline:
    'This can’t be loaded: there’s no connection to the site. Try again when you’re back online.',
  updated:
    'This can’t be loaded: the site was updated since you opened this page. Copy what you have typed, then reload the page.',
  broken: 'This can’t be loaded, although the site can be reached. Try again in a few minutes.',
};

export interface UnloadedProps {
  /** The bundler's error, if that is known. */
  error?: LossError;
  /** Tries again, also when the network is back. */
  onRetry?: () => void;
  /** Called when the button is pressed, to move the focus: the button may disappear. */
  onPress?: (event: { currentTarget: Element }) => void;
  /** Class of the button. */
  className?: string | undefined;
}

/** Shown in place of something that could not be loaded: why, and a button that helps. Empty until the reason is known. */
export default function Unloaded({ error, onRetry, onPress, className }: UnloadedProps): ReactNode {
  const loss = useLoaded(useCallback(() => explainLoss(error?.request), [error]));
  useEffect(() => {
    if (!onRetry) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const onClick = loss === 'updated' ? reloadPage : onRetry;
  return (
    loss && (
      <>
        {lossText[loss]}{' '}
        {onClick && (
          <button
            type="button"
            className={className}
            onClick={(event) => {
              onPress?.(event);
              onClick();
            }}
          >
            {loss === 'updated' ? 'Reload' : 'Try again'}
          </button>
        )}
      </>
    )
  );
}
