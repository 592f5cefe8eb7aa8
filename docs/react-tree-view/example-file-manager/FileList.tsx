import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Entry } from './files';

interface FileListProps {
  /** `undefined` while they load. */
  entries: Entry[] | undefined;
  chosen: string[];
  onChoose: (ids: string[]) => void;
  onOpen: (folder: string) => void;
}

const look = { width: '100%', th: { width: '99%', textAlign: 'start' }, td: { textAlign: 'end' } };

/** What is in a folder. Rows can be dragged to a folder of the tree. */
export default function FileList({ entries, chosen, onChoose, onOpen }: FileListProps) {
  if (!entries) return [1, 2, 3].map((row) => <Skeleton key={row} height={42} />);
  if (entries.length === 0)
    return <Typography color="text.secondary">This folder is empty.</Typography>;
  return (
    <Box component="table" aria-label="Files" sx={look}>
      <tbody>
        {entries.map(({ id, name, isFolder, size }) => {
          const others = chosen.filter((one) => one !== id);
          const isChosen = others.length < chosen.length;
          return (
            <tr
              key={id}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData('text/plain', name);
                onChoose([...others, id]);
              }}
            >
              <td>
                <Checkbox
                  checked={isChosen}
                  onChange={() => onChoose(isChosen ? others : [...others, id])}
                  slotProps={{ input: { 'aria-label': `Select ${name}` } }}
                />
              </td>
              <th scope="row">
                {isFolder ? (
                  <Link component="button" onClick={() => onOpen(id)}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              <td>{isFolder ? 'Folder' : <bdi>{size}&nbsp;kB</bdi>}</td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}
