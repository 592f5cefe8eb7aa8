/** What keeps a page from being reloaded under its reader. */
interface PageState {
  /** Whether anything has been typed into the page. */
  isTyped: boolean;
  /** Whether copies are being saved. */
  isSaving: boolean;
  /** Called when one of the reasons may have ended. */
  onCalm?: () => void;
}

export const pageState: PageState = { isTyped: false, isSaving: false };
