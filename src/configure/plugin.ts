import { installedReference, oncePerVersion, referenceOfFile } from '../api-reference/plugin';
import type { ConfigureProps } from '../mdx/configureProps';
import { configurationOf } from './build/controls';
import type { Configuration } from './types';

/**
 * Makes the function that gives `<Configure>` its controls, from the reference of the version that a page belongs to.
 *
 * @param siteDir - the folder whose `node_modules` holds the packages
 * @returns `configure(props, page)`; `page` is the page's file below the site's folder. It throws for what the reference
 * does not have; see `controls.ts`
 */
export function configureFrom(
  siteDir: string,
): (props: ConfigureProps, page: string) => Configuration {
  const pagesOf = oncePerVersion((version) => installedReference(siteDir, version));
  return (props, page) => {
    const version = referenceOfFile(page);
    if (!version) {
      throw new Error('<Configure> works in the docs of a version with an API reference.');
    }
    return configurationOf(props, pagesOf(version), version.segment && `/${version.segment}`);
  };
}
