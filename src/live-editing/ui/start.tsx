import type { ReactNode } from 'react';
import { codeText } from '../../code/browser/text';
import { packagesOf } from '../../demos/browser/openSandbox';
import type { EditRequest } from '../../demos/ui/Demo';
import { readLink } from '../browser/link';
import type { Sources } from './useEdits';
import LiveDemo from './LiveDemo';

/** The text of all files in a piece of static code, in both languages. */
function addSources(sources: Sources, code: ParentNode): void {
  for (const file of code.querySelectorAll<HTMLElement>('[data-path]')) {
    const path = file.dataset.path ?? '';
    sources.TS[path] = codeText(file, 'TS');
    sources.JS[path] = codeText(file, 'JS');
  }
}

function parse(html: string | null): DocumentFragment {
  const holder = document.createElement('template');
  holder.innerHTML = html ?? '';
  return holder.content;
}

/** Reads the code of a demo and makes its editor. Rejects when the code cannot be fetched. */
export async function start(request: EditRequest): Promise<ReactNode> {
  const { code, index, facts, link, page, ...rest } = request;
  const { shared = [] } = facts;
  await Promise.all([
    code.read(index) === null ? code.load() : undefined,
    ...shared.map(([, block]) => block.load()),
  ]);
  const sources: Sources = { TS: {}, JS: {} };
  const own = parse(code.read(index));
  addSources(sources, own);
  for (const [, block] of shared) addSources(sources, parse(block.read(0)));
  const linked = link === undefined ? undefined : readLink(link, Object.keys(sources.TS));
  return (
    <LiveDemo
      {...rest}
      height={rest.height ?? facts.height}
      version={/^versioned_docs\/version-([^/]+)\//.exec(page)?.[1]}
      needsIconFont={facts.needsIconFont ?? false}
      packages={packagesOf(own)}
      sources={sources}
      linked={linked}
      isLinkBroken={link !== undefined && linked === undefined}
    />
  );
}
