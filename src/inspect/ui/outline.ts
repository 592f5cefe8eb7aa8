import styles from './styles.module.css';

/**
 * Draws a frame around an element, also while that moves: virtualized rows, charts in motion. It never gets a press.
 *
 * @param host - what the frame is put into
 * @returns a function that removes it
 */
export function outline(element: Element, host: Element, isKept: boolean = false): () => void {
  const box = host.appendChild(document.createElement('div'));
  box.className = styles.outline ?? '';
  box.toggleAttribute('data-outline', true);
  box.toggleAttribute('data-kept', isKept);
  box.toggleAttribute('data-over', element.closest('[data-demo-portal]') !== null);
  let frame = 0;
  function follow(): void {
    // React never puts back what it has removed.
    if (!element.isConnected) return box.remove();
    const { left, top, width, height } = element.getBoundingClientRect();
    box.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    frame = requestAnimationFrame(follow);
  }
  follow();
  return () => {
    cancelAnimationFrame(frame);
    box.remove();
  };
}
