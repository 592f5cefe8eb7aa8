export const widths = { id: 80 };
