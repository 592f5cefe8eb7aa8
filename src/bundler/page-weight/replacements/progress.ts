import type { ClientModule } from '@docusaurus/types';
import './progress.css';

/** Delay of the bar in ms. A page that loads sooner needs none. */
const delay = 200;

/** Replaces Docusaurus' `nprogress`: a loading bar made of an attribute and CSS. */
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
