/** Finds the rows of closed parents. */
export const rows = '[role=treeitem][aria-expanded=false] > .MuiTreeItem-content';
