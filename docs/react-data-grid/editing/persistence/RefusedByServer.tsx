import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { employees, type Employee } from 'sample-data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'email', headerName: 'Email', width: 240, editable: true },
];

const rows = employees.slice(0, 6);

/** Stands for your server, which alone knows all addresses. */
function startServer() {
  const emails = new Map(rows.map((person) => [person.id, person.email]));
  return async (person: Employee): Promise<Employee> => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const email = person.email.toLowerCase();
    if ([...emails].some(([id, taken]) => id !== person.id && taken === email)) {
      throw new Error(`${email} belongs to somebody else.`);
    }
    emails.set(person.id, email);
    return { ...person, email };
  };
}

export default function RefusedByServer() {
  const [saveOnServer] = useState(startServer);
  const [error, setError] = useState('');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 271 }}>
        <DataGrid
          label="Addresses"
          rows={rows}
          columns={columns}
          processRowUpdate={async (newRow) => {
            const saved = await saveOnServer(newRow);
            setError('');
            return saved;
          }}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          onCellEditStop={() => setError('')}
          density="compact"
          hideFooter
        />
      </Box>
      <Alert severity={error ? 'error' : 'info'} role="status" sx={{ mt: 1 }}>
        {error || 'Give one person the address of another.'}
      </Alert>
    </Box>
  );
}
