import { isOn } from '@generated/x-live-editing/default/settings';
import { keepEdits, keptEdits, type Sources } from '../browser/kept';
import type { DemoFacts } from '../../demos/browser/demoFacts';
import { readSources } from '../../demos/browser/openSandbox';
import type { DemoActions, DemoExtras, DemoProps } from '../../demos/ui/Demo';
import type { CodeVariant } from '../../preferences/values';
import LiveDemo, { type LiveDemoProps } from './LiveDemo';
import { loadLinks } from './useEdits';

/**
 * Reads the code of a demo and shows its editor. Rejects if the code can't be fetched.
 *
 * @param setEditor - sets what is shown in place of the demo
 * @param link - the edits from a link, still encoded
 */
export async function start(
  demo: DemoProps,
  ...[setEditor, link]: Parameters<DemoActions['edit']>
): Promise<void> {
  const { code, index, name, page } = demo;
  if (!isOn) {
    const file = page.replace(/[^/]*$/, `${name}.tsx`);
    // `npm start` compiles scripts only when a page requests them; the frame can't.
    window.alert(
      `Demos can’t be edited here with “npm start”. Change ${file} to update this page, or use “npm run build” and “npm run serve”.`,
    );
    return;
  }
  const facts = code.facts[index] as DemoFacts;
  // The editor doesn't wait for it.
  loadLinks().catch(() => undefined);
  if (code.read(index) === null) await code.load();
  const own = document.createElement('template');
  own.innerHTML = code.read(index) ?? '';
  const read = (variant: CodeVariant) => readSources(own.content, variant, facts.shared);
  const sources: Sources = { TS: await read('TS'), JS: await read('JS') };
  const paths = Object.keys(sources.TS);
  const linked = link === undefined ? undefined : (await loadLinks()).readLink(link, paths);
  const key = `${page}#${name}`;
  const kept = keptEdits(key, paths);
  const isKept = link === undefined || kept?.foreign?.link === link;
  const edited: LiveDemoProps = {
    demo,
    facts,
    page: own.content,
    sources,
    first: isKept ? kept : typeof linked === 'object' ? linked : undefined,
    isFromBefore: isKept && kept?.isFromBefore === true,
    onKeep: (next) => keepEdits(key, next),
    problem: typeof linked === 'string' ? linked : undefined,
    onEnd: () => setEditor(null),
  };
  setEditor(
    () =>
      function EditedDemo({ componentProps }: Pick<DemoExtras, 'componentProps'>) {
        return <LiveDemo {...edited} componentProps={componentProps} />;
      },
  );
}
