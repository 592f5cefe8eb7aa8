let pressed: { link: HTMLAnchorElement; href: string; x: number; y: number } | undefined;
/** Whether the pointer has moved while the button was down, further than in a press. */
let isDrag = false;

function press(event: PointerEvent): void {
  isDrag = false;
  const link = (event.target as Element).closest<HTMLAnchorElement>('pre a[data-api-link]');
  const href = link?.getAttribute('href');
  // A finger scrolls or follows; with a key, or with another button, the browser does something else, such as to open a menu.
  const isPlain = event.pointerType === 'mouse' && event.button === 0;
  if (!link || !href || !isPlain || event.altKey || event.ctrlKey) return;
  pressed = { link, href, x: event.clientX, y: event.clientY };
  link.removeAttribute('href');
}

/** Makes it a link again, before the click, which follows it. */
function release({ clientX, clientY }: PointerEvent): void {
  if (!pressed) return;
  const { link, href, x, y } = pressed;
  link.setAttribute('href', href);
  isDrag = Math.hypot(clientX - x, clientY - y) > 4;
  pressed = undefined;
}

/** A drag may also end on its link. */
function stay(event: MouseEvent): void {
  const isOnLink = (event.target as Element).closest('pre a[data-api-link]') !== null;
  // Enter on a link is a click without a press.
  if (isDrag && isOnLink && event.detail > 0) event.preventDefault();
  isDrag = false;
}

/**
 * Lets a drag that starts on a link in code select code, as it does beside the link. Browsers drag a link, or do nothing, so it is
 * none while the button is down.
 */
export function selectByDragging(): void {
  document.addEventListener('pointerdown', press);
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', release);
  // Before others follow the link.
  document.addEventListener('click', stay, true);
}
