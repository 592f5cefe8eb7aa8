import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId, useState } from 'react';
import { gigawattHours, iowaGeneration } from 'sample-data/generation';

const orders = ['none', 'reverse', 'appearance', 'ascending', 'descending', 'insideOut'] as const;

export default function StackOrders() {
  const id = useId();
  const [stackOrder, setOrder] = useState<(typeof orders)[number]>('none');
  const layer = { stack: 'sources', stackOrder, area: true, showMark: false } as const;

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControl sx={{ mx: 3, width: 160 }}>
        <InputLabel htmlFor={id}>stackOrder</InputLabel>
        <NativeSelect
          id={id}
          value={stackOrder}
          onChange={({ target }) => setOrder(target.value as typeof stackOrder)}
        >
          {orders.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </FormControl>
      <LineChart
        height={280}
        title="Electricity generated in Iowa by source"
        dataset={iowaGeneration}
        xAxis={[{ dataKey: 'year', domainLimit: 'strict', valueFormatter: String }]}
        yAxis={[{ label: 'GWh', width: 68 }]}
        series={[
          { dataKey: 'nuclear', label: 'Nuclear', color: '#8e5cc2', ...layer },
          { dataKey: 'fossil', label: 'Fossil', color: '#8c8fa3', ...layer },
          { dataKey: 'renewable', label: 'Renewable', color: '#2c8c82', ...layer },
        ].map((series) => ({ ...series, valueFormatter: gigawattHours }))}
        skipAnimation
      />
    </Stack>
  );
}
