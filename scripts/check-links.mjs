// `npm run check:links`: follows every link, anchor and redirect of the build, including frozen versions and demo pages.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkSiteLinks } from './lib/site-links/index.mjs';

const build = path.resolve(import.meta.dirname, '..', 'build');
if (!existsSync(build)) {
  console.error('No build found. Run "npm run build" first.');
  process.exit(1);
}
const { pages, links, anchors, broken } = checkSiteLinks(build, '/x/');
for (const { page, target } of broken) console.error(`build/${page}: broken link to ${target}`);
console.log(
  `${pages} pages, ${links} links, ${anchors} of them to an anchor; ${broken.length} broken.`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
