import { row } from 'claims/trees';

export const box = (label: string) => row(label).querySelector('input') as HTMLInputElement;
