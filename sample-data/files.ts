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

/** What belongs to a thesis on tides. */
export const thesisFiles: FileItem[] = [
  folder('figures', [
    file('figures/coastline.svg', 'image', 64),
    file('figures/tide-gauge.png', 'image', 310),
  ]),
  folder('chapters', [
    folder('chapters/drafts', [
      file('chapters/drafts/Methods.md', 'text', 9),
      file('chapters/drafts/Results.md', 'text', 21),
      file('chapters/drafts/Discussion.md', 'text', 14),
    ]),
    folder('chapters/final', [
      file('chapters/final/Introduction.md', 'text', 11),
      file('chapters/final/Theory.md', 'text', 18),
    ]),
    file('chapters/Outline.md', 'text', 3),
  ]),
  folder('data', [file('data/readings.csv', 'text', 96)]),
  file('bibliography.bib', 'text', 38),
  file('README.md', 'text', 2),
];

/** The sources of a small game. */
export const gameFiles: FileItem[] = [
  folder('sprites', [
    file('sprites/gull.webp', 'image', 12),
    file('sprites/harbor.webp', 'image', 88),
  ]),
  folder('game', [
    folder('game/levels', [
      file('game/levels/Lighthouse.ts', 'code', 17),
      file('game/levels/Shipyard.ts', 'code', 22),
      file('game/levels/OpenSea.ts', 'code', 13),
    ]),
    folder('game/birds', [
      file('game/birds/Gull.ts', 'code', 8),
      file('game/birds/Cormorant.ts', 'code', 7),
    ]),
    file('game/main.ts', 'code', 5),
  ]),
  folder('tools', [file('tools/pack-sprites.ts', 'code', 4)]),
  file('credits.txt', 'text', 1),
  file('CHANGELOG.md', 'text', 6),
];

/** What a band sends to the places where it plays. */
export const tourFiles: FileItem[] = [
  folder('portraits', [
    file('portraits/quartet.webp', 'image', 240),
    file('portraits/rehearsal.webp', 'image', 205),
  ]),
  folder('stage', [
    folder('stage/plans', [
      file('stage/plans/Large hall.svg', 'image', 31),
      file('stage/plans/Club.svg', 'image', 24),
      file('stage/plans/Open air.svg', 'image', 42),
    ]),
    folder('stage/lists', [
      file('stage/lists/Microphones.txt', 'text', 2),
      file('stage/lists/Lights.txt', 'text', 3),
    ]),
    file('stage/Contact.txt', 'text', 1),
  ]),
  folder('press', [file('press/Biography.md', 'text', 7)]),
  file('Poster.svg', 'image', 118),
  file('Set list.txt', 'text', 2),
];

/** The app on the screen in a museum's entrance. */
export const kioskFiles: FileItem[] = [
  folder('images', [
    file('images/floor-plan.svg', 'image', 57),
    file('images/amphora.webp', 'image', 133),
  ]),
  folder('app', [
    folder('app/screens', [
      file('app/screens/Welcome.tsx', 'code', 6),
      file('app/screens/FloorPlan.tsx', 'code', 19),
      file('app/screens/Today.tsx', 'code', 11),
    ]),
    folder('app/speech', [
      file('app/speech/English.ts', 'code', 10),
      file('app/speech/French.ts', 'code', 10),
    ]),
    file('app/Kiosk.tsx', 'code', 5),
  ]),
  folder('tests', [file('tests/opening-hours.test.ts', 'code', 8)]),
  file('kiosk.json', 'text', 2),
  file('README.md', 'text', 3),
];
