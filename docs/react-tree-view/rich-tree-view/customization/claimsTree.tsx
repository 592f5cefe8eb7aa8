import { row } from 'claims/trees';

/** The icon before the label of an item. */
export const icon = (label: string) => row(label).querySelector('.MuiTreeItem-iconContainer svg');
