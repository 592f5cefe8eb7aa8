/**
 * Replaces the router's `history` in the browser with the one kind that Docusaurus' routers use here: its hash router is
 * experimental and off, and the memory router is never imported. The other two are named because the router imports them.
 */
import { createBrowserHistory } from 'history/esm/history.js';

export { createLocation, createPath, locationsAreEqual } from 'history/esm/history.js';
export { createBrowserHistory };
export const createHashHistory = createBrowserHistory;
export const createMemoryHistory = createBrowserHistory;
