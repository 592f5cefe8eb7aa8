import { installedReference, oncePerVersion, referenceOfFile } from '../api-reference/plugin';
import type { ConfigureProps } from '../content/mdx/configureProps';
import { configurationOf } from './node/controls';
import type { Configuration } from './types';

/**
 * Returns a function that makes the controls of a `<Configure>` from the reference of the page's version.
 *
 * @param siteDir - the folder whose `node_modules` contains the packages
 * @returns `configure(props, page)`; `page` is the page's file, relative to the site's folder. It throws for anything that
 * isn't in the reference; see `controls.ts`
 */
export function configureFrom(
  siteDir: string,
): (props: ConfigureProps, page: string) => Configuration {
  const pagesOf = oncePerVersion((version) => installedReference(siteDir, version));
  return (props, page) => {
    const version = referenceOfFile(page);
    if (!version) {
      throw new Error('<Configure> only works in docs versions that have an API reference.');
    }
    return configurationOf(props, pagesOf(version), version.segment && `/${version.segment}`);
  };
}
