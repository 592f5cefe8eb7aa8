/** Returns a listener for the clicks that follow a link in this tab: with other modifiers, the dialog stays as it is. */
export const ifHere =
  (follow: () => void) =>
  (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): void => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) follow();
  };
