/**
 * In place of `history` in the browser, where the router takes all kinds of histories along: the pages have addresses, so
 * one kind is used.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

const unused = (): never => {
  throw new Error('This site has a browser history only: see src/page-weight/README.md.');
};

export const createHashHistory = unused;
export const createMemoryHistory = unused;
