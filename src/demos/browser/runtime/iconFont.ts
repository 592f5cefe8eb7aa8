let isAsked = false;

/**
 * Adds the stylesheet of the icon font that demos with `<Icon>` need: once per visit, and after the demo has been
 * painted, so that it delays nothing. If it can't be loaded, the names of the icons show instead, without an
 * error, and the next demo asks for it again.
 *
 * @param href - address of the stylesheet: at a font service, or the site's own copy
 */
export function loadIconFont(href: string): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.onerror = () => {
        isAsked = false;
        link.remove();
      };
      document.head.append(link);
    }),
  );
}
