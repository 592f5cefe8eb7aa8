/** A file or folder of a small web shop's repository. */
export interface FileItem {
  /** Its path from the root of the repository. */
  id: string;
  label: string;
  kind: 'folder' | 'code' | 'image' | 'text';
  /** Size in kilobytes; of a folder, the sum of what it holds. */
  size: number;
  children?: FileItem[];
}

const sizeOf = (items: readonly FileItem[]): number =>
  items.reduce((sum, item) => sum + item.size, 0);

const folder = (id: string, children: FileItem[]): FileItem => ({
  id,
  label: id.slice(id.lastIndexOf('/') + 1),
  kind: 'folder',
  size: sizeOf(children),
  children,
});

const file = (id: string, kind: FileItem['kind'], size: number): FileItem => ({
  id,
  label: id.slice(id.lastIndexOf('/') + 1),
  kind,
  size,
});

/** Three folders and two files at the root; two levels below it. */
export const fileItems: FileItem[] = [
  folder('public', [
    file('public/favicon.svg', 'image', 2),
    file('public/hero.webp', 'image', 184),
  ]),
  folder('src', [
    folder('src/checkout', [
      file('src/checkout/Address.tsx', 'code', 9),
      file('src/checkout/Basket.tsx', 'code', 14),
      file('src/checkout/Payment.tsx', 'code', 21),
    ]),
    folder('src/products', [
      file('src/products/ProductCard.tsx', 'code', 6),
      file('src/products/ProductList.tsx', 'code', 11),
    ]),
    file('src/App.tsx', 'code', 4),
  ]),
  folder('tests', [file('tests/checkout.spec.ts', 'code', 12)]),
  file('package.json', 'text', 2),
  file('README.md', 'text', 5),
];
