/** Reasons not to reload a page while it is being read. */
interface PageState {
  /** Whether anything has been typed that a reload would lose. */
  isTyped: boolean;
  /** Whether copies are being saved. */
  isSaving: boolean;
  /** Called when one of the reasons may no longer apply. */
  onCalm?: () => void;
}

export const pageState: PageState = { isTyped: false, isSaving: false };
