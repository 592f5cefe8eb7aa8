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
  const [requests, setRequests] = React.useState(0);
  const [target, setTarget] = React.useState('trash');
  const [note, setNote] = React.useState<{ text: string; undo?: Entry[] }>();

  const tree = React.useMemo(() => treeOf(folders), [folders]);
  const nameOf = (id: string) => folders.find((folder) => folder.id === id)?.name ?? '';

  React.useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    Promise.all([find('isFolder', true, signal), find('parent', shown, signal)]).then(
      ([all, inside]) => {
        setFolders(all.rows);
        setEntries(inside.rows);
      },
      ({ message }) => signal.aborted || setFailure(message),
    );
    return () => controller.abort();
  }, [shown, requests]);

  /** The effect loads the folder that is shown by now. */
  const load = () => {
    setEntries(undefined);
    setFailure('');
    setRequests((count) => count + 1);
  };

  const open = (folder: string) => {
    setChosen([]);
    setShown(folder);
    load();
  };

  const openFromList = (folder: string) => {
    heading.current?.focus();
    open(folder);
  };

  // #region taught
  const move = async (moved: Entry[], done: string, undo?: Entry[]) => {
    heading.current?.focus();
    setChosen([]);
    const answers = await Promise.allSettled(moved.map((entry) => server.save(entry)));
    const failed = answers.filter(({ status }) => status === 'rejected').length;
    setNote(failed ? { text: `${failed} of ${moved.length} not moved.` } : { text: done, undo });
    load();
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
    const keep = (newName: string) =>
      setFolders((all) => all.map((one) => (one.id === id ? { ...one, name: newName } : one)));
    keep(name);
    try {
      await server.save({ ...before, name });
      // A list that was requested before the name was saved may have come meanwhile.
      keep(name);
      setNote({ text: `${before.name} is now ${name}.` });
    } catch (error) {
      keep(before.name);
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
            <Button onClick={() => openFromList(shown)}>Try again</Button>
          </Alert>
        ) : (
          <FileList entries={entries} chosen={chosen} onChoose={setChosen} onOpen={openFromList} />
        )}
      </Stack>
    </Box>
  );
}
