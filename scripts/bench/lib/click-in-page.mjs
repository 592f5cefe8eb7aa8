// Sent into the page by a measurement, so the function has to be self-contained.
/* global document, location, requestAnimationFrame */

/**
 * Clicks once on the link to an address, as a finger does: no pointer hovers over the link first.
 * @returns {Promise<number>} milliseconds until the next page's heading has been painted
 */
export function clickInPage(pathname) {
  const link = document.querySelector(`main a[href$="${pathname}"]`);
  const heading = document.querySelector('h1').textContent;
  const start = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      const isThere =
        location.pathname.endsWith(pathname) &&
        document.querySelector('h1')?.textContent !== heading;
      requestAnimationFrame(isThere ? () => resolve(performance.now() - start) : look);
    };
    link.click();
    look();
  });
}
