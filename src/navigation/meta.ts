import { products } from '../products/registry';
import type { ProductId } from '../products/types';
import { hint } from '../utils/nearest';
import { plans, type TagMeta } from './tags';

/** The options of a page, a group, a subheader or an external entry. */
export interface EntryMeta extends TagMeta {
  /** A page's label in the navigation, if the title in its front matter doesn't fit. */
  title?: string;
  /** The product whose pages a top-level group holds. */
  product?: ProductId;
}

type Field = keyof EntryMeta;

/** An invalid entry in `sidebars.ts`. */
export class NavigationError extends Error {
  override name = 'NavigationError';

  /**
   * @param subject - the pathname, address or title by which the entry is found in the source
   * @param message - the full sentence
   */
  constructor(
    readonly subject: string,
    message: string,
  ) {
    super(message);
  }
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);
const quoteAll = (values: readonly string[]): string => values.map(show).join(', ');

const booleanField = (value: unknown): string | undefined =>
  typeof value === 'boolean' ? undefined : 'allowed: true, false';

const oneOf =
  (allowed: readonly string[]) =>
  (value: unknown): string | undefined =>
    allowed.includes(value as string) ? undefined : `allowed: ${quoteAll(allowed)}`;

/** For each field, returns what is allowed if the value is invalid. */
const checks: Record<Field, (value: unknown) => string | undefined> = {
  title: (value) =>
    typeof value === 'string' && value.trim() !== '' ? undefined : 'allowed: a non-blank string',
  plan: oneOf(plans),
  newFeature: booleanField,
  planned: booleanField,
  unstable: booleanField,
  product: oneOf(products.map(({ id }) => id)),
};

/**
 * Checks the options of an entry. Types catch these mistakes only for writers who open `sidebars.ts` in an editor.
 *
 * @param call - the call as the writer sees it: `page('/react-data-grid/layout')`
 * @param allowed - the fields this kind of entry takes
 * @throws NavigationError naming the entry, the field, what was found and what is allowed
 */
export function checkMeta(
  call: string,
  subject: string,
  meta: EntryMeta,
  allowed: readonly Field[],
): void {
  for (const [name, value] of Object.entries(meta)) {
    const field = allowed.find((candidate) => candidate === name);
    if (!field) {
      throw new NavigationError(
        subject,
        `${call}: ${show(name)} is not a field of this entry; allowed: ${quoteAll(allowed)}.${hint(name, allowed)}`,
      );
    }
    const expectation = value === undefined ? undefined : checks[field](value);
    if (expectation) {
      throw new NavigationError(
        subject,
        `${call}: ${show(field)} is ${show(value)}; ${expectation}.`,
      );
    }
  }
}
