/** Opens the tab that holds an element, if it is one that is hidden. React shows it in a moment. */
export function openTab(element: Element | null): void {
  const panel = element?.closest('[role="tabpanel"][hidden]');
  const panels = panel?.parentElement;
  if (!panel || !panels) return;
  const tabs = panels.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
  tabs?.[[...panels.children].indexOf(panel)]?.click();
}
