import { nearestPages } from '../../../navigation/nearestPages';
import type { Entry } from '../types';
import { distinct, entry } from './entry';

/** A message that a package can print and that no guide explains, as found by `npm run check:coverage -- --messages`. */
export interface UnexplainedMessage {
  /** The file that prints it, relative to the project's folder. */
  file: string;
  /** Its text up to the first value. */
  beginning: string;
}

/** A guide as `nearestPages` compares it. */
interface Guide {
  file: string;
  path: string;
  title: string;
}

const exceptionsFile = 'scripts/lib/coverage/message-exceptions.mjs';

/** Lists the exceptions for messages that no package prints anymore. */
export const exceptionEntries = (beginnings: readonly string[]): Entry[] =>
  distinct(
    beginnings.map((beginning) =>
      entry('messages', beginning, {
        file: exceptionsFile,
        about: `"${beginning}"`,
        failed: 'no package prints it.',
        ask: 'Remove it from the list.',
      }),
    ),
  );

/** Lists the messages that no guide explains, each at the guide whose address is most similar to the file that prints it. */
export const messageEntries = (
  messages: readonly UnexplainedMessage[],
  guides: readonly Guide[],
): Entry[] =>
  distinct(
    messages.map(({ file, beginning }) => {
      const words = file.replace(/\.js$/, '').replace(/([a-z])([A-Z])/g, '$1-$2');
      const [nearest] = nearestPages(words, guides, 1);
      const guide = guides.find(({ path }) => path === nearest?.path);
      return entry('messages', beginning, {
        file: guide?.file ?? 'sidebars.ts',
        about: `"${beginning}"`,
        changes: [`\`${file}\` can print it.`],
        ask: `Add its cause and cure below "When something goes wrong", here or on a page that fits better; or add it to \`${exceptionsFile}\` with the reason why nobody needs them.`,
      });
    }),
  );
