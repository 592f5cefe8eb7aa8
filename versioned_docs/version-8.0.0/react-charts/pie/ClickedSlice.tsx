import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { useState } from 'react';
import { oceans } from 'sample-data/earth';

export default function ClickedSlice() {
  const [clicked, setClicked] = useState('No slice yet');

  return (
    <Stack sx={{ width: '100%' }}>
      <PieChart
        height={220}
        title="Area of the oceans"
        series={[{ data: oceans, sortingValues: 'asc' }]}
        onItemClick={(_event, { dataIndex }, { label, formattedValue }) =>
          setClicked(`${label}: ${formattedValue} million km², number ${dataIndex + 1} of the data`)
        }
      />
      <Typography role="status">{clicked}</Typography>
    </Stack>
  );
}
