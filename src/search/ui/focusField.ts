/** Moves the focus to the field of the dialog or the page that a button is in: the button disappears when it is pressed. */
export function focusField({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest('dialog, main')?.querySelector('input')?.focus();
}
