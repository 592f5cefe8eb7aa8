import Box from '@mui/material/Box';
import { priceOf, type Night } from './nights';

const look = {
  width: '100%',
  th: { textAlign: 'start', fontWeight: 400 },
  td: { textAlign: 'end' },
};

export default function Price({ nights, guests }: { nights: Night[]; guests: number }) {
  const { lines, total } = priceOf(nights, guests);
  return (
    <Box component="table" aria-label="Price" sx={look}>
      <tbody>
        {[...lines, ['Total', total] as const].map(([label, euros]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>€{euros}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
