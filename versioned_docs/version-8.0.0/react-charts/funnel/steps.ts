/** Visitors of a shop in one day, step by step. */
export const steps = [
  { value: 1800, label: 'Product' },
  { value: 940, label: 'Cart' },
  { value: 610, label: 'Address' },
  { value: 480, label: 'Paid' },
];
