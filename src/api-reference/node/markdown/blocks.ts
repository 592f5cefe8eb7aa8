import type { ApiBlocks, ApiEvent, ApiPage, ApiSelector } from '../../types';
import type { LinkTargets } from '../links';
import { labels } from '../render/labels';
import { linkBlocks, listenerProps } from '../site/blocks';
import { memberItems } from './members';
import { code, item, marks, warning } from './words';

const texts = (row: { description: string; deprecated: string | null }): string =>
  [warning(row.deprecated), row.description].filter(Boolean).join('\n\n');

function eventItem(event: ApiEvent, prop: string | undefined): string {
  const gets = [event.params, event.event].filter((type) => type !== null).map(code);
  const facts = [
    `${labels.listener.toLowerCase()} ${gets.join(', ') || labels.nothing.toLowerCase()}`,
    ...(prop === undefined ? [] : [`${labels.prop.toLowerCase()} ${code(prop)}`]),
  ];
  return item(`${code(event.name)}${marks(event)}: ${facts.join('; ')}`, texts(event));
}

function selectorItem(selector: ApiSelector): string {
  const { name, type, argument } = selector;
  const takes = argument === null ? '' : `; ${labels.argument.toLowerCase()} ${code(argument)}`;
  return item(`${code(name)}${marks(selector)}: ${code(type)}${takes}`, texts(selector));
}

/** Renders all building blocks for guides as Markdown, under the same keys as in `blocksHtml`. */
export function blocksMarkdown(
  blocks: ApiBlocks,
  pages: readonly ApiPage[],
  targets: LinkTargets,
): Map<string, string> {
  const { events, selectors, methods } = linkBlocks(blocks, targets);
  const props = listenerProps(pages, targets);
  const categories = new Set(selectors.flatMap(({ category }) => category ?? []));
  const selectorsOf = (category?: string): string =>
    selectors
      .filter((selector) => category === undefined || selector.category === category)
      .map(selectorItem)
      .join('\n');
  return new Map([
    ['events', events.map((event) => eventItem(event, props.get(event.name)?.name)).join('\n')],
    ['selectors', selectorsOf()],
    ...[...categories].map((each) => [`selectors/${each}`, selectorsOf(each)] as const),
    ...Object.entries(methods).map(([of, members]) => {
      // A method is always there, so "required" would say nothing to its caller.
      const entries = Object.entries(members).map(
        ([name, member]) => [name, { ...member, required: false }] as const,
      );
      return [`methods/${of}`, memberItems(Object.fromEntries(entries))] as const;
    }),
  ]);
}
