/**
 * Makes the page behind an element inert, until the returned function is called: neither the keyboard nor a screen reader gets
 * there. A backdrop is not, since a press on it closes what is in front.
 */
export function inertBehind(element: Element): () => void {
  const behind: HTMLElement[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      const isBehind = other instanceof HTMLElement && other !== at && !other.inert;
      if (isBehind && other.role !== 'presentation') behind.push(other);
    }
  }
  behind.forEach((each) => (each.inert = true));
  return () => behind.forEach((each) => (each.inert = false));
}
