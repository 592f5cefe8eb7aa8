declare module '@generated/x-numbers/default/numbers.json' {
  const numbers: {
    guides: number;
    demos: number;
    claims: number;
    reference: number;
  };
  export default numbers;
}
