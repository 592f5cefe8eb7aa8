/** An entry of a cooking school: a recipe, something in stock, a dish or a tool. */
export interface KitchenItem {
  id: string;
  label: string;
  children?: KitchenItem[];
}

/** The chapters of a cookbook, with their recipes. */
export const cookbook: KitchenItem[] = [
  {
    id: 'breads',
    label: 'Breads',
    children: [
      { id: 'flatbread', label: 'Flatbread' },
      {
        id: 'sourdough',
        label: 'Sourdough',
        children: [
          { id: 'rye-loaf', label: 'Rye loaf' },
          { id: 'country-loaf', label: 'Country loaf' },
        ],
      },
      { id: 'rolls', label: 'Rolls' },
    ],
  },
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'lentil-soup', label: 'Lentil soup' },
      { id: 'fish-chowder', label: 'Fish chowder' },
    ],
  },
  {
    id: 'desserts',
    label: 'Desserts',
    children: [
      { id: 'lemon-tart', label: 'Lemon tart' },
      { id: 'rice-pudding', label: 'Rice pudding' },
    ],
  },
  { id: 'preserves', label: 'Preserves' },
];

/** What is in stock, and where. */
export const pantry: KitchenItem[] = [
  {
    id: 'dry-goods',
    label: 'Dry goods',
    children: [
      { id: 'flour', label: 'Flour' },
      {
        id: 'spices',
        label: 'Spices',
        children: [
          { id: 'whole-spices', label: 'Whole spices' },
          { id: 'blends', label: 'Blends' },
        ],
      },
      { id: 'beans', label: 'Beans' },
    ],
  },
  {
    id: 'fridge',
    label: 'Fridge',
    children: [
      { id: 'dairy', label: 'Dairy' },
      { id: 'vegetables', label: 'Vegetables' },
    ],
  },
  {
    id: 'freezer',
    label: 'Freezer',
    children: [
      { id: 'berries', label: 'Berries' },
      { id: 'stock', label: 'Stock' },
    ],
  },
  { id: 'oil-and-vinegar', label: 'Oil and vinegar' },
];

/** A dinner for eight, course by course. */
export const menu: KitchenItem[] = [
  {
    id: 'starters',
    label: 'Starters',
    children: [
      { id: 'olives', label: 'Olives' },
      {
        id: 'cold-plates',
        label: 'Cold plates',
        children: [
          { id: 'beet-salad', label: 'Beet salad' },
          { id: 'smoked-trout', label: 'Smoked trout' },
        ],
      },
      { id: 'bread-basket', label: 'Bread basket' },
    ],
  },
  {
    id: 'mains',
    label: 'Mains',
    children: [
      { id: 'braised-lamb', label: 'Braised lamb' },
      { id: 'mushroom-risotto', label: 'Mushroom risotto' },
    ],
  },
  {
    id: 'sweets',
    label: 'Sweets',
    children: [
      { id: 'plum-cake', label: 'Plum cake' },
      { id: 'sorbet', label: 'Sorbet' },
    ],
  },
  { id: 'coffee', label: 'Coffee' },
];

/** Tools, by where they hang. */
export const tools: KitchenItem[] = [
  {
    id: 'pots',
    label: 'Pots',
    children: [
      { id: 'stockpot', label: 'Stockpot' },
      {
        id: 'pans',
        label: 'Pans',
        children: [
          { id: 'cast-iron', label: 'Cast iron' },
          { id: 'nonstick', label: 'Nonstick' },
        ],
      },
      { id: 'steamer', label: 'Steamer' },
    ],
  },
  {
    id: 'knives',
    label: 'Knives',
    children: [
      { id: 'chef-s-knife', label: 'Chef’s knife' },
      { id: 'paring-knife', label: 'Paring knife' },
    ],
  },
  {
    id: 'baking',
    label: 'Baking',
    children: [
      { id: 'loaf-pan', label: 'Loaf pan' },
      { id: 'muffin-tray', label: 'Muffin tray' },
    ],
  },
  { id: 'scales', label: 'Scales' },
];
