import path from 'node:path';
import type { PageCheck } from '../../bundler/live';
import { filesBelow } from '../../utils/filesBelow';
import { checkLinks } from './links';
import { planSections } from './planSections';

/** Checks a page that the live server compiles as the build does later, for all pages: its links, and the props of `<Plan>`. */
export const checkPage: PageCheck = ({ siteDir, file, text, read }) => {
  const pages = filesBelow(path.join(siteDir, 'docs'))
    .filter((below) => path.basename(below) === 'index.mdx')
    .map((below) => `docs/${below}`);
  const links = checkLinks(file, text, { pages, read });
  return [
    ...links.map((link) => `${link.file}:${link.line}: ${link.message}`),
    ...planSections(file, text).problems,
  ];
};
