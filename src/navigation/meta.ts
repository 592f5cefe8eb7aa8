import { products } from '../products/registry';
import type { ProductId } from '../products/types';
import { nearest } from '../utils/nearest';
import { plans, type TagMeta } from './tags';

/** What may be said about a page, a group, a subheader or an external entry, apart from its name. */
export interface EntryMeta extends TagMeta {
  /** A page's label in the navigation, where the title of its front matter does not fit. */
  title?: string;
  /** The product whose pages a top-level group holds. */
  product?: ProductId;
}

type Field = keyof EntryMeta;

/** An entry of `sidebars.ts` that says something wrong about itself. */
export class NavigationError extends Error {
  override name = 'NavigationError';

  /**
   * @param subject - the pathname, address or title by which the entry is found in the source
   * @param message - the whole sentence
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

/** For each field, what is allowed when the value is not. */
const checks: Record<Field, (value: unknown) => string | undefined> = {
  title: (value) =>
    typeof value === 'string' && value.trim() !== '' ? undefined : 'allowed: a text',
  plan: oneOf(plans),
  newFeature: booleanField,
  planned: booleanField,
  unstable: booleanField,
  product: oneOf(products.map(({ id }) => id)),
};

/**
 * Checks what an entry says about itself: the types hold for whoever writes `sidebars.ts` in an editor, this for
 * everybody else.
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
      const [suggestion] = nearest(name, allowed);
      throw new NavigationError(
        subject,
        `${call}: ${show(name)} is not a field of this entry; allowed: ${quoteAll(allowed)}.${
          suggestion ? ` Did you mean ${show(suggestion)}?` : ''
        }`,
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
