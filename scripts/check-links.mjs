// `npm run check:links`: follows every link, anchor and redirect of the build, including frozen versions and demo pages.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkSiteLinks } from './lib/site-links/index.mjs';

const build = path.resolve(import.meta.dirname, '..', 'build');
if (!existsSync(build)) {
  console.error('There is no build; "npm run build" makes one.');
  process.exit(1);
}
const { pages, links, anchors, broken } = checkSiteLinks(build, '/x/');
for (const { page, target } of broken) console.error(`build/${page}: ${target} leads nowhere`);
console.log(
  `${pages} pages, ${links} links, ${anchors} of them to an anchor; ${broken.length} lead nowhere.`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
