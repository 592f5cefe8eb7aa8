import upstreamPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { attachFeatures } from './node/attachFeatures';
import { attachNavigation } from './node/attachNavigation';
import { checkNavigation } from './node/checkNavigation';
import { checkPathnames, pagesOfAll } from './node/checkPathnames';
import { throwProblems } from '../utils/problems';
import { createTabs, withTabs } from '../api-reference/node/tabs/module';
import { readSections } from './node/planSections';
import { readVersions } from './node/readVersions';
import { withSidebarParts } from './node/sidebarParts';
import { trimGlobalData } from './node/trim';

export { checkPage } from './node/checkPage';
export { createParseFrontMatter } from './node/frontMatter';
export { default as headingIds } from './node/headingIds';
export { default as movedSections } from './node/movedSections';
export { isGitWorktree } from './node/isGitWorktree';
export { default as pageListPlugin } from './node/pageList';
export { breakableCode, tableLabels, tableTicks } from './node/tables';
export { default as untranslatedCode } from './node/untranslatedCode';

/** Wraps Docusaurus' docs plugin and adds the checks and the navigation data of this site. See README.md. */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const upstream = await upstreamPlugin(context, options);
  let sections: Awaited<ReturnType<typeof readSections>>;
  const { baseUrl } = context;
  const attach = ({ loadedVersions }: LoadedContent): LoadedContent => ({
    loadedVersions: loadedVersions.map((version) =>
      attachFeatures(
        attachNavigation(version, baseUrl),
        ({ source }) => sections.get(source) ?? [],
        baseUrl,
      ),
    ),
  });
  return {
    ...upstream,

    async loadContent() {
      const { value: versions, problems } = await readVersions(context, options);
      throwProblems([...problems, ...versions.flatMap(checkNavigation)]);
      const content = (await upstream.loadContent?.()) as LoadedContent;
      sections = await readSections(content, context.siteDir);
      return attach(content);
    },

    translateContent(args) {
      // Attach again, because titles and labels may have been translated.
      const content = upstream.translateContent?.(args) ?? args.content;
      return attach(content);
    },

    async contentLoaded({ content, actions }) {
      const tabs = await createTabs(content, context, actions.createData);
      const routes: RouteConfig[] = [];
      await upstream.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => routes.push(route),
          setGlobalData: (data) => actions.setGlobalData(trimGlobalData(data as GlobalPluginData)),
        },
      });
      for (const route of routes) {
        const divided = await withSidebarParts(route, actions.createData);
        actions.addRoute(withTabs(divided, tabs));
      }
    },

    async allContentLoaded({ allContent }) {
      throwProblems(checkPathnames(pagesOfAll(allContent)));
    },
  };
}

docsPlugin.validateOptions = validateOptions;
