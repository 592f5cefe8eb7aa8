import charts from '../../node_modules/@mui/x-charts/esm/internals/store/useSelector.js?raw';
import grid from '../../node_modules/@mui/x-data-grid/esm/hooks/utils/useGridSelector.js?raw';
import trees from '../../node_modules/@mui/x-tree-view/esm/internals/hooks/useSelector.js?raw';

/**
 * Whether a product calls the `useSyncExternalStore` of React itself, which React 17 doesn't have, or the shim for older
 * releases. Claims run in React 19 only, so they read the import.
 */
export const needsReact18 = {
  charts: !usesShim(charts),
  grid: !usesShim(grid),
  trees: !usesShim(trees),
};

function usesShim(source: string): boolean {
  const [, path = ''] = /from 'use-sync-external-store\/([\w/-]+)'/.exec(source) ?? [];
  if (!path) throw new Error('The package takes useSyncExternalStore from elsewhere now.');
  return path.startsWith('shim');
}
