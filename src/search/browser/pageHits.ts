import { bestHeading, plainQuery } from './matchPages';
import { levels } from './matchRows';
import { maxPages, type NameQuery, type Question, type RankedHit } from './question';
import { coverageOf, otherFactor, rank, type TitleTerms } from './rank';
import type { Plan } from './plan';
import { termsOf } from '../terms';
import type { Kind, PageEntry } from '../types';
import { guideProduct, guideVersion } from './versionWords';
import { partsOf, wholeOf } from '../words';

/** A hit has more than this share of the query, so that one common word of two is none. */
const leastCoverage = 0.5;
/** The same of a sentence, of which a page says much in other words. */
const leastOfSentence = 0.35;
const sentenceWords = 3;
/** The same of a page that is about nothing but the words of the query that are known, where no page has more. */
const leastTitle = 0.3;
/** A term of more weight is the word itself or a form of it. */
const leastSaid = 0.8;

const kindFactors = { guide: 1, api: 0.75, migration: 0.6 } as const;
/** For a task a component is only where its props are listed. */
const taskApiFactor = 0.62;
/** The component that a word is the name of, but for the name of its product: `tooltip`. */
const bareTitle = 1.3;
const sameTitle = 0.7;
const readFactor = 1.25;
const headingBonus = 0.25;
/** Variants are named by adding words. */
const variantFactor = 0.95;
const productPrefix = /^(?:charts|pickers|grid)(?=[a-z])/;
/** Pages that answer a few words worse than this, none of them with most of the words, have common ones by chance. */
const leastScore = 0.3;
const leastWords = 0.8;
const fewWords = 3;
/** For whoever asks about upgrading. */
const migrationFactor = 1.3;
const otherKindFactor = 0.8;
/** A guide that starts from another version than the query, and from the less likely one of two. */
const otherVersionFactor = 0.5;
const lessLikelyFactor = 0.9;
/** A guide for upgrading another product than the query names. */
const otherGuideFactor = 0.5;

/** What a page on upgrading counts by the version that it starts from, and by its product. */
function guideFactor({ path }: PageEntry, { versionsLeft, hint }: Plan): number {
  const product = guideProduct(path);
  if (product === undefined) return 1;
  const at = versionsLeft.indexOf(guideVersion(path) ?? 0);
  const ofVersion =
    versionsLeft.length === 0 || at === 0 ? 1 : at > 0 ? lessLikelyFactor : otherVersionFactor;
  return ofVersion * (hint === undefined || product === hint ? 1 : otherGuideFactor);
}

/** Whether a query has each word of a title, in whatever form, and not only words that mean nearly the same. */
const isSaid = ({ groups }: Plan, { parts }: TitleTerms): boolean =>
  parts.every((part) =>
    groups.some(({ terms }) =>
      terms.some(({ text, weight }) => text === part && weight >= leastSaid),
    ),
  );

/** The hits of pages by their words and titles. */
export function pageHits(question: Question, { names, owners }: NameQuery): RankedHit[] {
  const { plan, pages, entries, options, headings, titleOf, query, sectionShare } = question;
  const plain = plainQuery(query);
  const code = [...names, ...owners];
  const ranked = pages
    .map(({ id, score, match }) => {
      const entry = entries[id] as PageEntry;
      const coverage = coverageOf(plan, match, titleOf(id), entry.kind);
      return { id, entry, coverage, score: rank(score, entry, coverage, plan, options) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages);
  const best = ranked[0]?.score || 1;
  const isTask = !plan.isName && plan.groups.length > 1;
  const factorOf = (kind: Kind): number =>
    kind === 'migration' && plan.isMigration
      ? migrationFactor
      : kind === 'api' && isTask
        ? taskApiFactor
        : kindFactors[kind] * (plan.isMigration ? otherKindFactor : 1);
  const isSentence = plan.groups.length >= sentenceWords && /\s/.test(query.trim());
  const least = isSentence ? leastOfSentence : leastCoverage;
  const hasMost = ranked.some(({ coverage }) => coverage.words >= leastWords);
  const hits = ranked.flatMap(({ id, entry, coverage, score }): RankedHit[] => {
    const title = titleOf(id);
    // Overviews are named by their address.
    const words = [
      ...title.parts,
      ...(title.whole === undefined ? [] : [title.whole]),
      ...(entry.kind === 'api' ? [] : termsOf(entry.path.replaceAll(/[/-]/g, ' '))),
    ];
    const heading = bestHeading(
      plan,
      plain,
      words,
      headings(id),
      plan.isName ? code : [],
      sectionShare,
    );
    const section = heading?.section && {
      id: heading.section.id,
      heading: heading.section.text,
    };
    const relative = score / best;
    const isProduct = options.product === entry.product ? 0.3 : 0;
    const isElsewhere =
      options.product !== undefined &&
      options.product !== 'introduction' &&
      options.product !== entry.product;
    if (names.includes(wholeOf(entry.title).replace(/\s/g, ''))) {
      const isGuide = entry.kind === 'guide';
      // Many products have a page on selection: that of the product being read is meant, whatever it is called.
      const isName = !isGuide || !isElsewhere || entry.product === 'introduction';
      return [
        {
          page: id,
          score:
            (isName ? levels.title : sameTitle) +
            isProduct +
            (isGuide !== plan.isName ? 0.5 : 0) +
            relative / 10,
        },
      ];
    }
    if (heading?.isWhole && heading.heading.id && plain.length > 2) {
      return [{ page: id, section, score: levels.heading + isProduct + relative }];
    }
    const whole = wholeOf(entry.title);
    if (entry.kind === 'api' && names.includes(whole.replace(productPrefix, ''))) {
      return [{ page: id, score: bareTitle + isProduct / 3 + relative / 10 }];
    }
    const shares = Math.max(coverage.inTitle, heading?.together ?? 0);
    const covered = Math.max(coverage.words, heading?.together ?? 0, coverage.inTitle);
    if (covered <= least) return [];
    // A heading that is the word asked for, in another form of it, or has the very name.
    const sure = heading && (heading.own > 0.95 || heading.isNamed) ? headingBonus : 0;
    const quality = 0.2 * coverage.words ** 1.1 + 0.85 * shares + 0.3 * coverage.title + sure;
    return [
      {
        page: id,
        score:
          quality *
          (0.7 + 0.3 * relative) *
          factorOf(entry.kind) *
          (entry.kind === 'migration' ? guideFactor(entry, plan) : 1) *
          (isProduct > 0 && entry.product !== 'introduction' ? readFactor : 1) *
          (entry.kind === 'api' ? variantFactor ** partsOf(entry.title).length : 1) *
          otherFactor(entry.product, plan),
        ...(section && { section }),
      },
    ];
  });
  if (hits.length > 0) {
    const isFew = !plan.isName && plan.groups.length > 1 && plan.groups.length <= fewWords;
    return isFew && !hasMost && hits.every(({ score }) => score < leastScore) ? [] : hits;
  }
  // With most words unknown, the page on the one that is known: "case insensitive sort".
  return ranked
    .filter(
      ({ id, coverage }) =>
        coverage.title >= leastTitle &&
        coverage.inTitle >= leastTitle &&
        (plan.groups.length < sentenceWords || isSaid(plan, titleOf(id))),
    )
    .map(({ id, score }) => ({ page: id, score: leastCoverage * (score / best) }));
}
