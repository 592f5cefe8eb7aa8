import type { ClientModule } from '@docusaurus/types';
import './progress.css';

/** A page that comes sooner needs no bar, in ms. */
const delay = 200;

/** In place of Docusaurus' `nprogress`: a bar while a page is on its way, made by an attribute and CSS. */
const progress: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    const timeout = window.setTimeout(() => {
      document.documentElement.dataset.loading = '';
    }, delay);
    return () => window.clearTimeout(timeout);
  },
  onRouteDidUpdate() {
    delete document.documentElement.dataset.loading;
  },
};

export default progress;
