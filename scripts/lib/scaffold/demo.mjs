import { UsageError } from '../usage-error.mjs';

/** The name of the function in a template, to be replaced with the name of the demo. */
export const placeholder = 'DemoName';

/**
 * Templates for demos, by the component they show; each is a file of `scripts/templates`. One with `like` uses the file of that component.
 * The first one of a product is used for pages that name no component.
 * @type {readonly { component: string, like?: string, product: string, height?: number }[]} `height` in pixels, for those that need one
 */
export const templates = [
  { component: 'DataGrid', product: 'x-data-grid' },
  { component: 'DataGridPro', like: 'DataGrid', product: 'x-data-grid' },
  { component: 'DataGridPremium', like: 'DataGrid', product: 'x-data-grid' },
  { component: 'DatePicker', product: 'x-date-pickers', height: 56 },
  { component: 'DateRangePicker', product: 'x-date-pickers', height: 56 },
  { component: 'BarChart', product: 'x-charts' },
  { component: 'RichTreeView', product: 'x-tree-view', height: 224 },
  { component: 'RichTreeViewPro', like: 'RichTreeView', product: 'x-tree-view', height: 224 },
  { component: 'SimpleTreeView', product: 'x-tree-view', height: 128 },
];

/**
 * Chooses the template for a demo of a page.
 * @param {{ product: string, components: readonly string[] }} page its product, and the components in its front matter
 * @param {string} [wanted] the component to start from
 * @throws {UsageError} if there is no template for it
 */
export function chooseTemplate({ product, components }, wanted) {
  const templateOf = (name) => templates.find(({ component }) => component === name);
  if (wanted === undefined) {
    const own = components.map(templateOf).find(Boolean);
    return own ?? templates.find((template) => template.product === product) ?? templates[0];
  }
  const found = templateOf(wanted);
  if (found) return found;
  throw new UsageError(
    `There is no template for "${wanted}"; allowed: ${templates.map(({ component }) => `"${component}"`).join(', ')}.`,
  );
}

/**
 * Returns the text of a template. For a component of a higher plan, it is that of the component it is `like`, with its own name and package.
 * @param {(typeof templates)[number]} template
 * @param {(component: string) => string} read returns the text of a template file
 */
export function sourceOf({ component, like = component, product }, read) {
  const plan = component.slice(like.length).toLowerCase();
  return read(like)
    .replace(new RegExp(`\\b${like}\\b`, 'g'), component)
    .replaceAll(`@mui/${product}`, plan ? `$&-${plan}` : '$&');
}

/**
 * @param {string | undefined} name of a demo, as typed
 * @returns {string} the name without `.tsx`
 * @throws {UsageError} if it cannot be the name of a component
 */
export function parseName(name) {
  const bare = (name ?? '').replace(/^\.\/|\.tsx$/g, '');
  if (!/^[A-Z][A-Za-z\d]*$/.test(bare)) {
    throw new UsageError(
      bare === ''
        ? 'Name the demo after what it teaches, such as ControlledExpansion.'
        : `"${bare}" cannot be the name of a demo: letters and digits only, each word with a capital letter, such as ControlledExpansion.`,
    );
  }
  return bare;
}

/**
 * Creates a demo from a template.
 * @param {string} page its file
 * @param {string} name
 * @param {{ source: string, height?: number }} template its text and its height
 * @returns {{ file: string, text: string, line: string }} `line` shows the demo in the page
 * @throws {UsageError} if the template imports something of that name
 */
export function newDemo(page, name, { source, height }) {
  if (new RegExp(`^import.*\\b${name}\\b.*from`, 'm').test(source)) {
    throw new UsageError(
      `"${name}" is the name of something the demo imports. Name the demo after what it teaches, such as First${name}.`,
    );
  }
  return {
    file: page.replace(/index\.mdx?$/, `${name}.tsx`),
    text: source.replaceAll(placeholder, name),
    line: `<Demo src="./${name}.tsx"${height === undefined ? '' : ` height={${height}}`} />`,
  };
}
