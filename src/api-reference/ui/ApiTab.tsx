import type { ComponentType, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { StaticHtml } from '@site/src/code/static-html/browser/staticHtml';
import type { Tag } from '@site/src/navigation/tags';
import TagBadge from '@site/src/components/TagBadge';
import ApiControls from './ApiControls';
import ApiSection from './ApiSection';

/** One component of a docs tab; written by `src/api-reference/node/tabs/module.ts`. */
export interface ApiTabPart {
  name: string;
  plan: string;
  /** Address of its own page. */
  href: string;
  /** The component of this tab whose tables hold its members as well. */
  within?: string;
  /** How many of its members the guide names, and how many there are. */
  named: number;
  all: number;
  sections: readonly { id: string; title: string; level: 3 | 4 }[];
}

function OwnPage({ name, href, within, named, all }: ApiTabPart): ReactNode {
  return (
    <p>
      {within ? (
        <>
          The members of <code translate="no">{name}</code> are in the tables of{' '}
          <a href={`#${within}`}>{within}</a>, each with the plan it needs.
        </>
      ) : (
        `This guide names ${named} of ${all} members.`
      )}{' '}
      <Link to={href}>{`All members of ${name}`}</Link>
    </p>
  );
}

/** Makes the content of a docs tab: what the guide names of its components, as on their own pages. */
export function apiTab(
  parts: readonly ApiTabPart[],
  codes: readonly (StaticHtml | null)[],
  hasFilter: boolean,
): ComponentType {
  return function ApiTab() {
    return (
      <>
        {hasFilter && <ApiControls />}
        {parts.map((part, position) => {
          const { name, plan, sections } = part;
          const code = codes[position];
          return [
            <Heading key={name} as="h2" id={name}>
              {name} {plan !== 'community' && <TagBadge tag={plan as Tag} size="medium" linked />}
            </Heading>,
            <OwnPage key={`${name} page`} {...part} />,
            ...sections.flatMap(({ id, title, level }, index) => [
              <Heading key={id} as={`h${level}`} id={id}>
                {title}
              </Heading>,
              code && <ApiSection key={`${id} table`} code={code} index={index} />,
            ]),
          ];
        })}
      </>
    );
  };
}
