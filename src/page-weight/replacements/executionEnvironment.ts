/** In place of Docusaurus' module in the browser. Links there would each watch whether they scroll into view, for nothing. */
export default {
  canUseDOM: true,
  canUseEventListeners: true,
  canUseIntersectionObserver: false,
  canUseViewport: true,
};
