import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Plugin as StylePlugin } from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import { Mode } from 'postcss-rtlcss/options';
import { isOn } from '../bundler/page-weight/pieces.mjs';
import type { ChunkPaths } from '../bundler/chunkModule';
import { cacheGroups } from '../bundler/page-weight/styles/chunks';
import { DropUnusedPlugin } from '../bundler/page-weight/styles/DropUnusedPlugin';
import { mediaInEm } from './mediaInEm';

/** Cascade layer -> whether a CSS file belongs to it; the first match counts. */
type CssLayers = Record<string, (file: string) => boolean>;

// No default for the parameter: the plugin for layers counts the parameters of its functions and wants one.
const within =
  (...parts: string[]) =>
  (file: string | undefined): boolean => {
    const path = (file ?? '').replaceAll('\\', '/');
    return parts.some((part) => path.includes(part));
  };

/** Whether a file belongs to the theme's packages, whose CSS is written with physical directions. */
const isUpstream = within('node_modules/infima/', 'node_modules/@docusaurus/');

/**
 * For a selector of children of a page's text (`.markdown > h2`), returns selectors that match such children inside static parts:
 * elements in between without a box of their own (`src/bundler/page-weight/static-content`). The specificity stays the same.
 *
 * @returns an empty list for any other selector
 */
export function throughStatic(selector: string): string[] {
  const [, text, child = ''] = /^([^]*\.markdown) > (?!:where\()([^]+)$/.exec(selector) ?? [];
  if (text === undefined) return [];
  // Also in the sections of a migration guide, which have static parts of their own.
  const part = `${text} :where(x-static, section[class])`;
  if (child.includes(':last-child')) return [`${text} > :where(x-static:last-child) > ${child}`];
  const [, before, after] = /^([^]+) \+ ([^+]+)$/.exec(child) ?? [];
  return [
    `${part} > ${child}`,
    ...(before === undefined
      ? []
      : [`${text} > ${before} + :where(x-static) > ${after}:where(:first-child)`]),
  ];
}

const seeThroughStatic: StylePlugin = {
  postcssPlugin: 'x-static',
  Once(root) {
    root.walkRules((rule) => {
      const added = rule.selectors.flatMap(throughStatic);
      if (added.length > 0) rule.selectors = [...rule.selectors, ...added];
    });
  },
};

const breakpointsInEm: StylePlugin = {
  postcssPlugin: 'x-breakpoints',
  Once(root) {
    root.walkAtRules('media', (rule) => {
      rule.params = mediaInEm(rule.params);
    });
  },
};

/** For browsers without JavaScript: shows what only a script could open, and hides buttons that need one. */
const withoutScript = [
  '[role=tablist],.navbar__toggle,.navbar button[title],[data-page-actions]>button{display:none}',
  '[role=tabpanel][hidden]{display:block}',
].join('');

const isProduction = (): boolean => process.env.NODE_ENV === 'production';

/**
 * Whether a plugin is Docusaurus' preset of polyfills and prefixes. In a build the minifier does the same for the same browsers,
 * and the preset would cost 2 s of CPU.
 */
const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

/**
 * Declares the order of the cascade layers, and lets the theme's own CSS mirror at run time: its physical declarations are split
 * into `[dir=ltr]` and `[dir=rtl]` rules. The site's CSS is written with logical properties and needs none of it.
 */
export default function cssPlugin(
  { siteDir }: LoadContext,
  { layers, styleChunks }: { layers: CssLayers; styleChunks: ChunkPaths },
): Plugin {
  const unused = new DropUnusedPlugin(siteDir);
  const rtl = postcssRTLCSS({
    mode: Mode.override,
    ltrPrefix: '[dir="ltr"]',
    rtlPrefix: '[dir="rtl"]',
  }) as StylePlugin;
  return {
    name: 'x-css',
    // Declared before any stylesheet, so that neither those of a page's parts nor styles made at run time set another order.
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'style', innerHTML: `@layer ${Object.keys(layers).join(',')};` },
        { tagName: 'noscript', innerHTML: `<style>${withoutScript}</style>` },
      ],
    }),
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const isBuilt = !isServer && isProduction();
      return {
        ...(isBuilt &&
          isOn('style-chunks') && {
            optimization: { splitChunks: { cacheGroups: cacheGroups(styleChunks) } },
          }),
        plugins: [
          new NormalModuleReplacementPlugin(
            /theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
            path.join(__dirname, 'windowSize.ts'),
          ),
          ...(isBuilt && isOn('unused-styles') ? [unused] : []),
        ],
      } as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({ outDir }) {
      unused.check(outDir);
    },
    configurePostCss(options) {
      const kept = options.plugins.filter((each) => !isProduction() || !isPresetEnv(each));
      const mirrorUpstream: StylePlugin = {
        ...rtl,
        Once: (root, helpers) =>
          isUpstream(root.source?.input.file) ? rtl.Once?.(root, helpers) : undefined,
      };
      const added = [seeThroughStatic, breakpointsInEm, mirrorUpstream];
      // There is no settings file to find; PostCSS would look for one in every folder above every stylesheet.
      return { ...options, plugins: [...kept, ...added], config: false };
    },
  };
}

/**
 * Returns the cascade layers of the site in order of strength. `theme` has sublayers, so that the
 * site's rules win over the theme's whatever their specificity; `mui` is filled at run time by the
 * demos' Emotion caches; `utilities` wins over all.
 * @param siteDir the root folder of the site
 * @param own the folder below it whose styles belong to `docsearch`
 */
export function cssLayers(siteDir: string, own: { docsearch: string }): CssLayers {
  const root = siteDir.replaceAll('\\', '/');
  return {
    theme: within(),
    'theme.infima': within('node_modules/infima/'),
    'theme.classic': within('node_modules/@docusaurus/'),
    docsearch: within(`${root}/${own.docsearch}`, 'node_modules/@docsearch/'),
    mui: within(),
    utilities: within(`${root}/src/css/utilities.css`),
    'theme.site': within(`${root}/src/`),
  };
}
