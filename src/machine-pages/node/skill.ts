import { createHash } from 'node:crypto';
import { currentVersion, products } from '../../products/registry';

const folder = '.well-known/agent-skills';
const name = 'mui-x-docs';
const description =
  'Answer questions and write code about MUI X (Data Grid, Date and Time Pickers, Charts, Tree View) from its documentation instead of from memory. Use when code imports @mui/x-data-grid, @mui/x-date-pickers, @mui/x-charts or @mui/x-tree-view, or when somebody upgrades them.';

/** Returns the text of the skill. `site` is the full address of the home page. */
const skillText = (site: string): string => `---
name: ${name}
description: ${description}
---

# MUI X ${currentVersion} documentation

Read the page before you answer: names of props, slots and packages change between majors.

- Find a page: ${site}llms.txt lists every guide with a line about it.
- Read a page: add \`index.md\` to its address, or ask for it with \`Accept: text/markdown\`.
- Read the API of a component: ${site}api/index.json lists all components and interfaces; each entry has the address of its JSON.
- Read all guides of a product: ${products.map(({ overviewPath }) => `${site}${overviewPath.slice(1)}llms-full.txt`).join(', ')}.
- Older versions have the same files below their number: ${site}llms.txt names them.

Check which version of \`@mui/x-*\` the project has installed, and read the pages of that version. A page says in its front matter which
plan it needs: Pro and Premium components need a license.
`;

/**
 * Returns the skill of this site for assistants, and the file at which they discover it.
 * https://github.com/cloudflare/agent-skills-discovery-rfc
 *
 * @param site - full address of the home page
 * @returns path below the root of the host -> text
 */
export function skillFiles(site: string): Map<string, string> {
  const file = `${folder}/${name}/SKILL.md`;
  const text = skillText(site);
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url: `/${file}`, digest }],
  };
  return new Map([
    [file, text],
    [`${folder}/index.json`, `${JSON.stringify(index, null, 2)}\n`],
  ]);
}
