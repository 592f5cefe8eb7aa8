import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';

const steps = [
  { value: 4200, label: 'Product' },
  { value: 1680, label: 'Cart' },
  { value: 910, label: 'Address' },
  { value: 730, label: 'Paid' },
];

export default function CheckoutFunnel() {
  return (
    <FunnelChart
      height={300}
      title="From product page to payment"
      series={[{ data: steps, curve: 'bump' }]}
    />
  );
}
