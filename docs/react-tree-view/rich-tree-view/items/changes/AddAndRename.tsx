import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeItemUtils, useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Place {
  id: string;
  label: string;
  children?: Place[];
}

const house: Place[] = [
  { id: 'attic', label: 'Attic', children: [{ id: 'tents', label: 'Tents' }] },
  { id: 'cellar', label: 'Cellar' },
];

/** A copy in which one place is changed. */
const change = (places: Place[], id: string, edit: (place: Place) => Partial<Place>): Place[] =>
  places.map((place) => ({
    ...place,
    children: change(place.children ?? [], id, edit),
    ...(place.id === id && edit(place)),
  }));

const LastAdded = React.createContext({ current: '' });

const PlaceItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function PlaceItem(props, ref) {
  const { itemId, children } = props;
  const labelInput = { 'aria-label': 'Name' };
  const lastAddedRef = React.useContext(LastAdded);
  const { interactions } = useTreeItemUtils({ itemId, children });
  React.useEffect(() => {
    if (lastAddedRef.current === itemId) {
      lastAddedRef.current = '';
      interactions.toggleItemEditing();
    }
  });
  return <TreeItem {...props} ref={ref} slotProps={{ labelInput }} />;
});

export default function AddAndRename() {
  const apiRef = useTreeViewApiRef();
  const lastAddedRef = React.useRef('');
  const [places, setPlaces] = React.useState(house);
  const [selected, setSelected] = React.useState<string | null>('cellar');

  const add = (parentId: string) => {
    const box = { id: `box-${Date.now()}`, label: 'New box' };
    lastAddedRef.current = box.id;
    apiRef.current?.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
    setPlaces(change(places, parentId, ({ children = [] }) => ({ children: [...children, box] })));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Button disabled={selected === null} onClick={() => selected && add(selected)}>
        Add a box to the selected place
      </Button>
      <LastAdded.Provider value={lastAddedRef}>
        <RichTreeView
          aria-label="Places in the house"
          apiRef={apiRef}
          items={places}
          selectedItems={selected}
          onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
          isItemEditable
          onItemLabelChange={(itemId, label) =>
            setPlaces(change(places, itemId, () => ({ label })))
          }
          slots={{ item: PlaceItem }}
        />
      </LastAdded.Provider>
    </Stack>
  );
}
