/** Set by the notice that says that something waits; called with a function that tries again, or with nothing at the end. */
export const waiting: { onChange: (retry?: () => void) => void } = { onChange: () => {} };

let end = (): void => {};

/** Ends the current wait, if there is one; it then never resolves. */
export const stopWaiting = (): void => end();

/** Waits until the browser is online again or the reader tries again. Only the last of several waits resolves. */
export const waitForConnection = (): Promise<void> =>
  new Promise((resolve) => {
    // A page that was asked for before may have failed later.
    end();
    const retry = (): void => {
      end();
      resolve();
    };
    end = () => {
      window.removeEventListener('online', retry);
      waiting.onChange();
    };
    window.addEventListener('online', retry);
    waiting.onChange(retry);
  });
