import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dollars, toPay, type DeskOrder } from './desk';

/** The lines of one order, in a panel at the side. */
export default function OrderDetails(props: { order: DeskOrder; onClose: () => void }) {
  const { order, onClose } = props;
  const headingId = useId();
  const rows = order.lines.map(({ product, quantity, unitPrice }) => ({
    label: `${quantity} × ${product}`,
    amount: quantity * unitPrice,
  }));
  rows.push({ label: `Discount of ${order.discount}%`, amount: toPay(order) - order.total });
  rows.push({ label: 'To pay', amount: toPay(order) });
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': headingId, sx: { width: 340, p: 3 } } }}
    >
      <Typography id={headingId} variant="h6" component="h3">
        {order.id}
      </Typography>
      <Typography color="text.secondary">
        {order.customer}, {order.country} · {order.channel} · {order.status}
      </Typography>
      <Box
        component="table"
        sx={{ my: 2, lineHeight: 2, th: { textAlign: 'start' }, td: { textAlign: 'end' } }}
      >
        <tbody>
          {rows.map(({ label, amount }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{dollars(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Button onClick={onClose}>Close details</Button>
    </Drawer>
  );
}
