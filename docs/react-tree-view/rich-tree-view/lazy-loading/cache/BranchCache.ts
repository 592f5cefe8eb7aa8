import type { RichTreeViewProProps } from '@mui/x-tree-view-pro';

type DataSourceCache = NonNullable<RichTreeViewProProps<object, false>['dataSourceCache']>;
type Answer = Parameters<DataSourceCache['set']>[1];

/** Keeps answers until told otherwise, item by item. */
export class BranchCache implements DataSourceCache {
  private answers = new Map<string, Answer>();

  private expired = new Set<string>();

  set(id: string, answer: Answer) {
    this.answers.set(id, answer);
    this.expired.delete(id);
  }

  // -1 tells the tree to drop the children it shows; undefined, that it never asked.
  get(id: string) {
    return this.expired.has(id) ? -1 : this.answers.get(id);
  }

  expire(id: string) {
    if (this.answers.has(id)) this.expired.add(id);
  }

  clear() {
    this.answers.clear();
    this.expired.clear();
  }
}
