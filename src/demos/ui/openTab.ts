/** Opens the tab that contains an element, if that tab is hidden. React shows it a moment later. */
export function openTab(element: Element | null): void {
  const panel = element?.closest('[role="tabpanel"][hidden]');
  const panels = panel?.parentElement;
  if (!panel || !panels) return;
  const tabs = panels.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
  tabs?.[[...panels.children].indexOf(panel)]?.click();
}
