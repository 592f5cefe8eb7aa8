import { escapeHtml } from '../../../utils/escapeHtml';
import type { ApiEvent, ApiMember, ApiSelector } from '../../types';
import { methodId, rowId } from '../../rowId';
import { codeHtml } from './html';
import { labels } from './labels';
import { inlineHtml, markdownHtml } from './markdown';
import { membersHtml, rowHtml, tableHtml } from './rows';
import { typeCellHtml, typeHtml, type PageLinks } from './typeHtml';

const descriptionHtml = (item: { description: string; deprecated: string | null }): string => {
  const warning =
    item.deprecated === null
      ? ''
      : `<p data-api="warning"><strong>${labels.deprecated}.</strong> ${inlineHtml(item.deprecated)}</p>`;
  return warning + markdownHtml(item.description) || `<p data-api="none">${labels.none}</p>`;
};

/** What a listener receives: its first two parameters, if the event has them. */
function listenerHtml({ params, event }: ApiEvent, links: PageLinks): string {
  const parts = Object.entries({ params, event })
    .filter((part): part is [string, string] => part[1] !== null)
    .map(([name, type]) => `<p>${codeHtml(name)}: ${typeHtml(type, links)}</p>`);
  return parts.join('') || `<p data-api="none">${labels.nothing}</p>`;
}

/** The prop that listens to an event. */
export interface ListenerProp {
  name: string;
  /** The address of its row. */
  href: string;
}

/**
 * Renders the table of events.
 *
 * @param props - name of an event -> the prop that listens to it, where there is one
 */
export function eventsHtml(
  events: readonly ApiEvent[],
  props: ReadonlyMap<string, ListenerProp>,
  links: PageLinks,
): string {
  const rows = events.map((event) => {
    const { name, plan, deprecated } = event;
    const prop = props.get(name);
    const propHtml = prop
      ? `<p data-api="default">${labels.prop} <a href="${escapeHtml(prop.href)}">${codeHtml(prop.name)}</a></p>`
      : '';
    return rowHtml({
      id: rowId('event', name),
      name,
      plan,
      deprecated,
      cells: [
        [labels.listener, listenerHtml(event, links)],
        [labels.description, descriptionHtml(event) + propHtml],
      ],
    });
  });
  return tableHtml('Events', [labels.name, labels.listener, labels.description], rows);
}

/** Renders the table of selectors. */
export function selectorsHtml(selectors: readonly ApiSelector[], links: PageLinks): string {
  const rows = selectors.map((selector) => {
    const { name, plan, deprecated, type, argument } = selector;
    const argumentHtml =
      argument === null
        ? ''
        : `<p data-api="default">${labels.argument} ${typeHtml(argument, links)}</p>`;
    return rowHtml({
      id: rowId('selector', name),
      name,
      plan,
      deprecated,
      cells: [
        [labels.returns, typeCellHtml(type, links) + argumentHtml],
        [labels.description, descriptionHtml(selector)],
      ],
    });
  });
  return tableHtml('Selectors', [labels.name, labels.returns, labels.description], rows);
}

/**
 * Renders the table of the methods of an API object.
 *
 * @param of - the feature, or the component whose `apiRef` it is
 */
export function methodsHtml(
  of: string,
  methods: Readonly<Record<string, ApiMember>>,
  links: PageLinks,
): string {
  // A method is always there, so "required" would say nothing to its caller.
  const members = Object.entries(methods).map(
    ([name, member]) => [name, { ...member, required: false }] as const,
  );
  const idOf = (name: string): string => methodId(of, name);
  return membersHtml(`Methods: ${of}`, Object.fromEntries(members), idOf, links);
}
