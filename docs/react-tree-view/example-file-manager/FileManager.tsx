import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { find, isInside, server, treeOf, type Entry } from './files';
import FileList from './FileList';
import FolderTree from './FolderTree';

export default function FileManager() {
  const heading = React.useRef<HTMLHeadingElement>(null);
  const [folders, setFolders] = React.useState<Entry[]>([]);
  const [shown, setShown] = React.useState('src/checkout');
  const [entries, setEntries] = React.useState<Entry[]>();
  const [failure, setFailure] = React.useState('');
  const [chosen, setChosen] = React.useState<string[]>([]);
  const [moves, setMoves] = React.useState(0);
  const [target, setTarget] = React.useState('trash');
  const [note, setNote] = React.useState<{ text: string; undo?: Entry[] }>();

  const tree = React.useMemo(() => treeOf(folders), [folders]);
  const nameOf = (id: string) => folders.find((folder) => folder.id === id)?.name ?? '';
  const load = React.useCallback(
    (signal?: AbortSignal) =>
      Promise.all([find('isFolder', true, signal), find('parent', shown, signal)]).then(
        ([all, inside]) => {
          setFolders(all.rows);
          setEntries(inside.rows);
          setFailure('');
        },
        ({ message }) => signal?.aborted || setFailure(message),
      ),
    [shown],
  );

  React.useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [load, moves]);

  const open = (folder: string) => {
    setChosen([]);
    setEntries(undefined);
    setShown(folder);
  };

  // #region taught
  const move = async (moved: Entry[], done: string, undo?: Entry[]) => {
    heading.current?.focus();
    setChosen([]);
    try {
      await Promise.all(moved.map((entry) => server.save(entry)));
      setNote({ text: done, undo });
    } catch (error) {
      setNote({ text: `Not moved. ${(error as Error).message}` });
    }
    setEntries(undefined);
    setMoves((count) => count + 1); // The effect loads the folder that is shown by now.
  };

  const moveTo = (folder: string) => {
    const due = (entries ?? []).filter(({ id }) => chosen.includes(id));
    if (due.length === 0) return setNote({ text: 'Select files or folders first.' });
    if (due.some(({ id }) => isInside(folders, folder, id)))
      return setNote({ text: 'A folder cannot be moved into itself.' });
    const moved = due.map((entry) => ({ ...entry, parent: folder }));
    return move(moved, `${due.length} moved to ${nameOf(folder)}.`, due);
  };

  const rename = async (id: string, name: string) => {
    const before = folders.find((folder) => folder.id === id);
    if (!before || before.name === name) return;
    const after = { ...before, name };
    const keep = (entry: Entry) =>
      setFolders((all) => all.map((one) => (one.id === id ? entry : one)));
    keep(after);
    try {
      await server.save(after);
      // A list that was requested before the name was saved may have come meanwhile.
      keep(after);
      setNote({ text: `${before.name} is now ${name}.` });
    } catch (error) {
      keep(before);
      setNote({ text: `Not renamed. ${(error as Error).message}` });
    }
  };
  // #endregion taught

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%', minHeight: 360 }}>
      <Box sx={{ flex: '1 1 200px', minHeight: 240 }}>
        <FolderTree folders={tree} shown={shown} onShow={open} onRename={rename} onDrop={moveTo} />
      </Box>
      <Stack spacing={1} sx={{ flex: '2 1 300px', minHeight: 320 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography ref={heading} variant="h6" component="h2" tabIndex={-1} sx={{ flexGrow: 1 }}>
            {nameOf(shown)}
          </Typography>
          <TextField
            select
            size="small"
            label="Move to"
            value={target}
            onChange={(event) => setTarget(event.target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {folders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TextField>
          <Button onClick={() => moveTo(target)}>Move</Button>
        </Stack>
        <Box role="status" sx={{ minHeight: 40 }}>
          {note?.text}
          {note?.undo && <Button onClick={() => move(note.undo ?? [], 'Moved back.')}>Undo</Button>}
        </Box>
        {failure ? (
          <Alert severity="error">
            The folder could not be loaded. {failure}{' '}
            <Button onClick={() => load().then(() => heading.current?.focus())}>Try again</Button>
          </Alert>
        ) : (
          <FileList
            entries={entries}
            chosen={chosen}
            onChoose={setChosen}
            onOpen={(folder) => {
              heading.current?.focus();
              open(folder);
            }}
          />
        )}
      </Stack>
    </Box>
  );
}
