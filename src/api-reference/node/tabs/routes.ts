import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, docuHash } from '@docusaurus/utils';
import { knownReference } from '../reference';
import { componentsOf } from '../site/usage';
import { codeOfGuide, tabModule, tabPath } from './module';
import { referenceOfDocs } from '../versions';

/** Permalink of a guide -> the module of its API tab. */
export type Tabs = ReadonlyMap<string, string>;

/** Writes the modules of the API tabs: one for each page that names components in its front matter. */
export async function createTabs(
  { loadedVersions }: LoadedContent,
  { siteDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  createData: PluginContentLoadedActions['createData'],
): Promise<Tabs> {
  const tabs = new Map<string, string>();
  for (const { versionName, docs } of loadedVersions) {
    const version = referenceOfDocs(versionName);
    const guides = docs.filter((doc) => componentsOf(doc.frontMatter).length > 0);
    const reference = version && guides.length > 0 && knownReference(siteDir, baseUrl, version);
    for (const doc of reference ? guides : []) {
      const guide = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
      const source = reference && tabModule(doc, reference, codeOfGuide(guide));
      if (source) {
        const file = `${docuHash(tabPath(doc.permalink))}.js`;
        tabs.set(doc.permalink, await createData(file, source));
      }
    }
  }
  return tabs;
}

/**
 * Adds to the routes of the docs an API tab beside each guide that has one: the guide's route again, with other content and
 * without the guide's own.
 */
export function withTabs(route: RouteConfig, tabs: Tabs): RouteConfig {
  if (!route.routes) {
    return route;
  }
  return {
    ...route,
    routes: route.routes.flatMap((child) => {
      const content = tabs.get(child.path);
      const own = withTabs(child, tabs);
      return content === undefined || child.routes
        ? [own]
        : [
            own,
            {
              ...child,
              path: tabPath(child.path),
              modules: { ...child.modules, content },
              metadata: { sourceFilePath: undefined, lastUpdatedAt: undefined },
            },
          ];
    }),
  };
}
