import type { Plugin } from '@docusaurus/types';
import postcssRTLCSS from 'postcss-rtlcss';
import { Mode } from 'postcss-rtlcss/options';

/** Whether a file belongs to the theme's packages, whose CSS is written with physical directions. */
function isUpstream(file: string | undefined): boolean {
  return /node_modules[\\/](?:infima|@docusaurus)[\\/]/.test(file ?? '');
}

/** For browsers without JavaScript: what only a script could open is shown, buttons that need one are not. */
const withoutScript = [
  '[role=tablist],.navbar__toggle,.navbar button[title]{display:none}',
  '[role=tabpanel][hidden]{display:block}',
].join('');

/**
 * Declares the order of the cascade layers and mirrors the theme's own CSS at run time: physical declarations are split into `[dir=ltr]` and
 * `[dir=rtl]` rules. The site's CSS is written with logical properties and needs none of it.
 */
export default function directionPlugin(): Plugin {
  const { Once, ...rtl } = postcssRTLCSS({
    mode: Mode.override,
    ltrPrefix: '[dir="ltr"]',
    rtlPrefix: '[dir="rtl"]',
  }) as {
    postcssPlugin: string;
    Once: (root: { source?: { input: { file?: string } } }, helpers: unknown) => void;
  };
  return {
    name: 'x-css',
    // Said before any stylesheet, so that styles made at run time cannot name the layers in another order.
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'style', innerHTML: '@layer theme, docsearch, mui, utilities;' },
        { tagName: 'noscript', innerHTML: `<style>${withoutScript}</style>` },
      ],
    }),
    configurePostCss(options) {
      options.plugins.push({
        ...rtl,
        Once: (root: Parameters<typeof Once>[0], helpers: unknown) =>
          isUpstream(root.source?.input.file) ? Once(root, helpers) : undefined,
      });
      // There is no file of settings to find; PostCSS would look for one in every folder above every stylesheet.
      return { ...options, config: false };
    },
  };
}

const within =
  (...parts: string[]) =>
  (file: string): boolean => {
    const path = file.replaceAll('\\', '/');
    return parts.some((part) => path.includes(part));
  };

/**
 * The cascade layers of the site in order of strength. `theme` has rooms of its own, so that the
 * site's rules win over the theme's whatever their specificity; `mui` is filled at run time by the
 * demos' Emotion caches; `utilities` wins over all.
 * @param siteDir the root folder of the site
 * @returns layer name -> whether a CSS file belongs to it; the first match counts
 */
export function cssLayers(siteDir: string): Record<string, (file: string) => boolean> {
  const src = `${siteDir.replaceAll('\\', '/')}/src`;
  return {
    theme: within(),
    'theme.infima': within('node_modules/infima/'),
    'theme.classic': within('node_modules/@docusaurus/'),
    docsearch: within(`${src}/components/Search/`, 'node_modules/@docsearch/'),
    mui: within(),
    utilities: within(`${src}/css/utilities.css`),
    'theme.site': within(`${src}/`),
  };
}
