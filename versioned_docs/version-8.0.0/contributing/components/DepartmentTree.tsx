import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

export default function DepartmentTree() {
  return <RichTreeView aria-label="Departments" items={departments} />;
}
