import path from 'node:path';
import { group, page, subheader, type NavigationEntry } from '../../../navigation/helpers';
import { installedPages } from '../generate';
import type { ApiPage } from '../../types';

function entryOf({ path: at, plan, unstable }: ApiPage): NavigationEntry {
  return page(at.replace(/\/$/, ''), {
    ...(plan !== 'community' && { plan }),
    ...(unstable && { unstable }),
  });
}

/** Makes the navigation of a product's reference: its index, its components and, under a heading, its interfaces. */
export function apiEntries(pages: readonly ApiPage[], slug: string): NavigationEntry[] {
  const own = pages.filter(({ product }) => product === slug);
  const components = own.filter(({ kind }) => kind === 'component').map(entryOf);
  const interfaces = own.filter(({ kind }) => kind === 'interface').map(entryOf);
  return [
    page(`/api/${slug}`, { title: 'Index' }),
    ...(interfaces.length > 0
      ? [subheader('Components', components), subheader('Interfaces', interfaces)]
      : components),
  ];
}

/**
 * Makes the group "API reference" of a product for `sidebars.ts`, from the installed packages.
 *
 * @param slug - the product's segment below `/api/`
 */
export function apiReference(slug: string): NavigationEntry {
  const siteDir = path.resolve(__dirname, '../../../..');
  return group('API reference', apiEntries(installedPages(siteDir), slug));
}
