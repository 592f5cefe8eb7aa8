import { scoreOf } from './likelihood';
import { plainQuery, wholeHeading } from './matchPages';
import { levels } from './matchRows';
import type { NameQuery, Question, RankedHit } from './question';
import { leastSaid, otherFactor, type TitleTerms } from './rank';
import type { Plan } from './plan';
import type { PageEntry } from '../types';
import { guideProduct, versionMatch } from './versionWords';
import { weighPages, type WeighedPage } from './weighPages';
import { wholeOf } from '../words';

/** A hit must have more than this share of the query, so that one common word of two is not enough. */
const leastCoverage = 0.5;
/** The same for a sentence, much of which a page says in other words. */
const leastOfSentence = 0.35;
const sentenceWords = 3;
/** If no page has that much: the share that a page's title must have of the query, with little else in the title. */
const leastTitle = 0.3;

/** For a component whose name is the query except for a product prefix, such as `tooltip`. */
export const bareTitle = 1.3;
const sameTitle = 0.3;
/** Added to the likelihood of a page of the product being read, and of a page that has the query as a keyword. */
const readBonus = 1.5;
const keywordBonus = 1.2;
const productPrefix = /^(?:charts|pickers|grid)(?=[a-z])/;
/** If all hits for a few words score below this, and no page has most of the words, they share common words by chance. */
const leastScore = 0.3;
const leastWords = 0.8;
const fewWords = 3;
/** The same if no section has a third of the query in its title, heading, keywords and first sentences. */
const leastTogether = 0.32;
const shortWords = 4;

/** The largest share of a query that one section of a page has. */
const togetherOf = ({ candidates }: Pick<WeighedPage, 'candidates'>): number =>
  Math.max(0, ...candidates.map(({ evidence }) => evidence.together));

/** The factor of a migration guide, by the version that it starts from. */
const versionFactors = { likeliest: 1, 'less likely': 0.9, other: 0.5 } as const;
/** For queries that don't ask about upgrading. */
const unaskedFactor = 0.7;
/** For a migration guide of a product other than the one that the query names. */
const otherGuideFactor = 0.5;

/** Returns the factor of a migration guide, by its product and the version that it starts from. */
function guideFactor({ path }: PageEntry, { versionsLeft, hint, isMigration }: Plan): number {
  const product = guideProduct(path);
  if (product === undefined) return 1;
  const ofKind = isMigration ? 1 : unaskedFactor;
  const ofVersion = versionFactors[versionMatch(path, versionsLeft)];
  return ofKind * ofVersion * (hint === undefined || product === hint ? 1 : otherGuideFactor);
}

/** Whether a query has each word of a title in some form, not only near-synonyms. */
const isSaid = ({ groups }: Plan, { parts }: TitleTerms): boolean =>
  parts.every((part) =>
    groups.some(({ terms }) =>
      terms.some(({ text, weight }) => text === part && weight >= leastSaid),
    ),
  );

/** Returns the hits of pages by their words and titles. */
export function pageHits(question: Question, { names }: NameQuery): RankedHit[] {
  const { plan, options, headings, titleOf, query } = question;
  const plain = plainQuery(query);
  const ranked = weighPages(question);
  const best = ranked[0]?.score || 1;
  const isSentence = plan.groups.length >= sentenceWords && /\s/.test(query.trim());
  const least = isSentence ? leastOfSentence : leastCoverage;
  const hasMost = ranked.some(({ coverage }) => coverage.words >= leastWords);
  const hits = ranked.flatMap(({ id, entry, coverage, score, candidates }): RankedHit[] => {
    const [likeliest] = candidates;
    const whole = plain.length > 2 ? wholeHeading(plain, headings(id)) : undefined;
    // A query that is a keyword of the page asks for the page, not for one of its sections.
    const isKeyword = whole?.id === '';
    const heading = whole ?? likeliest?.heading?.heading;
    const section = heading?.id ? { id: heading.id, heading: heading.text } : undefined;
    const relative = score / best;
    const isProduct = options.product === entry.product ? 0.3 : 0;
    const isElsewhere =
      options.product !== undefined &&
      options.product !== 'introduction' &&
      options.product !== entry.product;
    if (names.includes(wholeOf(entry.title).replace(/\s/g, ''))) {
      const isGuide = entry.kind === 'guide';
      // Several products have a page on selection: the one of the product being read is meant, whatever its title.
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
    if (whole && section) {
      return [{ page: id, section, score: levels.heading + isProduct + relative }];
    }
    const title = wholeOf(entry.title);
    if (entry.kind === 'api' && names.includes(title.replace(productPrefix, ''))) {
      return [{ page: id, score: bareTitle + isProduct / 3 + relative / 10 }];
    }
    if (Math.max(coverage.words, coverage.inTitle, togetherOf({ candidates })) <= least) return [];
    return [
      {
        page: id,
        score:
          scoreOf(
            (likeliest?.likelihood ?? 0) +
              (isProduct > 0 && entry.product !== 'introduction' ? readBonus : 0) +
              (isKeyword ? keywordBonus : 0),
          ) *
          guideFactor(entry, plan) *
          otherFactor(entry.product, plan),
        ...(section && { section }),
      },
    ];
  });
  if (hits.length > 0) {
    const { length } = plan.groups;
    const isShort = !plan.isName && length > 1 && !hasMost;
    const isWeak = length <= fewWords && hits.every(({ score }) => score < leastScore);
    const isScattered = length <= shortWords && Math.max(...ranked.map(togetherOf)) < leastTogether;
    return isShort && (isWeak || isScattered) ? [] : hits;
  }
  // If most words are unknown, show the page about the one that is known: "case insensitive sort".
  return ranked
    .filter(
      ({ id, coverage }) =>
        coverage.title >= leastTitle &&
        coverage.inTitle >= leastTitle &&
        (plan.groups.length < sentenceWords || isSaid(plan, titleOf(id))),
    )
    .map(({ id, score }) => ({ page: id, score: leastCoverage * (score / best) }));
}
