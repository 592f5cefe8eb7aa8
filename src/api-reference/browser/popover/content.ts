import { translate } from '@docusaurus/Translate';
import badge from '@site/src/components/TagBadge/styles.module.css';
import { tagData } from '@site/src/navigation/tags';
import { linesOf, type Inline } from '../../plainText';
import type { Summary } from './reference';
import styles from './styles.module.css';

/** How many lines of a description a popover shows. */
const descriptionLines = 4;

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

const code = (text: string): HTMLElement => element('code', '', text);

/** Texts from the packages become text nodes, so nothing in them can become an element. */
const nodesOf = (line: readonly Inline[]): (Node | string)[] =>
  line.map(({ text, isCode }) => (isCode ? code(text) : text));

const paragraphs = (markdown: string, most: number): HTMLElement[] =>
  linesOf(markdown, most).map((line) => element('p', '', ...nodesOf(line)));

function planBadge(plan: Summary['plan']): HTMLElement[] {
  if (plan === 'community') return [];
  const { label, suffix } = tagData[plan];
  const hidden = element('span', 'x-visually-hidden', ` ${translate(suffix)}`);
  const made = element('span', badge.badge ?? '', translate(label), hidden);
  made.dataset.tag = plan;
  return [made];
}

function arrivalText({ since, after }: Summary): string {
  if (since !== undefined) {
    return translate(
      {
        id: 'x.api.popover.since',
        message: 'since {release}',
        description: 'Next to the name of an API member: the release that added it',
      },
      { release: since },
    );
  }
  return after === undefined
    ? ''
    : translate(
        {
          id: 'x.api.popover.after',
          message: 'after {release}',
          description: 'Next to the name of an API member: the last release without it',
        },
        { release: after },
      );
}

/** Makes the content of a popover. */
export function contentOf(summary: Summary): HTMLElement[] {
  const { name, plan, isRequired, deprecated, type, description } = summary;
  const required = translate({
    id: 'x.api.popover.required',
    message: 'Required',
    description: 'Next to the name of a required prop',
  });
  const head = element('p', styles.head ?? '', code(name), ...planBadge(plan));
  if (isRequired) head.append(element('small', '', required));
  const arrival = arrivalText(summary);
  if (arrival) head.append(element('small', '', arrival));
  const content = [head];
  if (type !== null) content.push(element('p', styles.type ?? '', code(type)));
  if (summary.default !== null) {
    const label = translate({ id: 'x.api.popover.default', message: 'Default' });
    content.push(element('p', '', element('small', '', label), ' ', code(summary.default)));
  }
  if (deprecated !== null) {
    const label = translate({ id: 'x.api.popover.deprecated', message: 'Deprecated' });
    const [line = []] = linesOf(deprecated, 1);
    content.push(element('p', styles.warning ?? '', `${label}: `, ...nodesOf(line)));
  }
  return [...content, ...paragraphs(description, descriptionLines)];
}
