import { readPage, wordsOf } from '../mdx/readPage';
import { plans, type Plan } from '../../navigation/tags';

/** A section whose heading names the plan that it needs: `## Pin columns <Plan pro />`. */
export interface PlanSection {
  heading: string;
  id: string;
  plan: Plan;
}

export interface PlanSections {
  sections: readonly PlanSection[];
  problems: readonly string[];
}

/**
 * Finds the sections of a page that need a plan of their own, with their ids on the page.
 *
 * @param file - the path of the page, for messages
 */
export function planSections(file: string, source: string): PlanSections {
  const sections: PlanSection[] = [];
  const problems: string[] = [];
  // Parsing is slow, and most pages mark no plan.
  const headings = source.includes('<Plan') ? readPage(source).headings : [];
  for (const { id, line, parts, elements } of headings) {
    const mark = elements.find(({ name }) => name === 'Plan');
    if (!mark) continue;
    const heading = wordsOf(parts).trim();
    const plan = plans.find((each) => mark.attributes.includes(each));
    if (plan) sections.push({ heading, id, plan });
    else
      problems.push(
        `${file}:${line}: <Plan> in the heading "${heading}" names no plan; write <Plan pro /> or <Plan premium />.`,
      );
  }
  return { sections, problems };
}
