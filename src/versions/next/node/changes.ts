import { isInternal } from '../../../api-reference/node/history';
import type { Entry, PackageStep } from '../types';
import { isBetween, type ChangeLine } from './changelog';
import { distinct, entry } from './entry';
import { placesOf, type GuideText } from './locate';

/** Returns where guides name what a line has as code, one place a guide. Plain words such as `rows` would be found everywhere. */
function placesNaming(text: string, guides: readonly GuideText[]): string[] {
  const code = [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside).join(' ');
  const names = (code.match(/\w+/g) ?? []).filter((word) => /[a-z][A-Z]/.test(word));
  return guides.flatMap((guide) => {
    const [first] = names.flatMap((name) => placesOf(guide, name));
    return first ? [`\`${first.file}:${first.line}\``] : [];
  });
}

/**
 * Lists what the change log of a product says about the packages that have moved. The other checks find members; only a person
 * notices what a fix, a new constant or another default of a series means for the pages.
 *
 * @param file - with the change log
 */
export function changeEntries(
  lines: readonly ChangeLine[],
  { name, guides }: { name: string; guides: readonly GuideText[] },
  { from, to, packages }: { from: string; to: string; packages: readonly PackageStep[] },
  file: string,
): Entry[] {
  const isNew = ({ release, package: source }: ChangeLine): boolean => {
    const step = packages.find((each) => each.name === source) ?? { from, to };
    return isBetween(release, step.from, step.to);
  };
  return distinct(
    lines
      .filter((line) => line.product === name && !isInternal(line.text) && isNew(line))
      .map(({ release, text, line }) => {
        const places = placesNaming(text, guides).slice(0, 3);
        return entry('changes', `${release} ${text}`, {
          ...{ file, line, about: `${release}: ${text}` },
          changes: places.length > 0 ? [`Named in ${places.join(', ')}.`] : [],
          ask: 'Correct what pages say otherwise, and describe it where readers need it. Tick it if no page has to change.',
        });
      }),
  );
}
