import { plans, type Tag } from '../../navigation/tags';

/** The file name of a page's copy, in the folder of the page. */
export const copyName = 'index.md';

/** The front matter of a copy. */
export interface CopyHead {
  title: string;
  description: string;
  /** The full address of the page that people read. */
  url: string;
  /** The name of the product. */
  product: string;
  /** The version that the page describes. */
  version: string;
  tags: readonly Tag[];
}

const isPlan = (tag: Tag): boolean => (plans as readonly Tag[]).includes(tag);

/** Returns the plan that a page needs, according to its tags. */
export const planOf = (tags: readonly Tag[]): string => tags.find(isPlan) ?? 'community';

/** Returns front matter that any YAML parser understands: strings are written as JSON, which is valid YAML. */
export function copyHead({ title, description, url, product, version, tags }: CopyHead): string {
  const others = tags.filter((tag) => !isPlan(tag));
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `url: ${url}`,
    `product: ${JSON.stringify(product)}`,
    `plan: ${planOf(tags)}`,
    `version: ${JSON.stringify(version)}`,
    `tags: [${others.join(', ')}]`,
    '---',
  ].join('\n');
}

/** Returns the full copy of a page. */
export const copyText = (head: CopyHead, body: string): string =>
  `${copyHead(head)}\n\n# ${head.title}\n\n${body}\n`;
