import { visit } from 'unist-util-visit';
import { attributeName } from '../mdx/demoProps';
import { readPage, wordsOf } from '../mdx/readPage';
import { plans, type Plan } from '../../navigation/tags';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { throwProblems } from '../../utils/problems';

/** A section whose heading names the plan that it needs: `## Pin columns <Plan pro />`. */
export interface PlanSection {
  heading: string;
  id: string;
  plan: Plan;
}

/**
 * Finds the sections of a page that need a plan of their own, with their ids on the page.
 *
 * @param file - the path of the page, for messages
 */
export function planSections(file: string, source: string) {
  const sections: PlanSection[] = [];
  const problems: string[] = [];
  // Parsing is slow, and most pages mark no plan.
  if (!source.includes('<Plan')) return { sections, problems };
  const { tree, headings } = readPage(source);
  visit(tree, (node) => {
    if (!('attributes' in node) || node.name !== 'Plan') return;
    const unknown = node.attributes
      .map(attributeName)
      .filter((name) => !(plans as readonly string[]).includes(name));
    problems.push(
      ...unknown.map(
        (name) =>
          `${file}:${node.position?.start.line ?? 1}: <Plan> has no prop "${name}"; write <Plan pro /> or <Plan premium />.`,
      ),
    );
  });
  for (const { id, line, parts, elements } of headings) {
    const mark = elements.find(({ name }) => name === 'Plan');
    if (!mark) continue;
    const heading = wordsOf(parts).trim();
    const plan = plans.find((each) => mark.attributes.includes(each));
    if (plan) sections.push({ heading, id, plan });
    else if (mark.attributes.length === 0)
      problems.push(
        `${file}:${line}: <Plan> in the heading "${heading}" names no plan; write <Plan pro /> or <Plan premium />.`,
      );
  }
  return { sections, problems };
}

/**
 * Reads the sections that name a plan, on the pages of all versions outside the reference.
 *
 * @returns the sections, keyed by the `source` of their page
 * @throws ContentError with file and line of every heading whose `<Plan>` names no plan
 */
export async function readSections(
  { loadedVersions }: LoadedContent,
  siteDir: string,
): Promise<Map<string, readonly PlanSection[]>> {
  const guides = loadedVersions.flatMap(({ docs }) =>
    docs.filter(({ id }) => !id.startsWith('api/')),
  );
  const readings = await Promise.all(
    guides.map(async ({ source }) => {
      const file = aliasedSitePathToRelativePath(source);
      const text = await fs.readFile(path.join(siteDir, file), 'utf8');
      return { source, ...planSections(file, text) };
    }),
  );
  throwProblems(readings.flatMap(({ problems }) => problems));
  return new Map(readings.map(({ source, sections }) => [source, sections]));
}
