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

/** A hit has more than this share of the query, so that one common word of two is none. */
const leastCoverage = 0.5;
/** The same of a sentence, of which a page says much in other words. */
const leastOfSentence = 0.35;
const sentenceWords = 3;
/** The same of a page that is about nothing but the words of the query that are known, where no page has more. */
const leastTitle = 0.3;

/** The component that a word is the name of, but for the name of its product: `tooltip`. */
const bareTitle = 1.3;
const sameTitle = 0.3;
/** What a page of the product being read is the likelier by, and one that has the query as a keyword. */
const readBonus = 1.5;
const keywordBonus = 1.2;
const productPrefix = /^(?:charts|pickers|grid)(?=[a-z])/;
/** Pages that answer a few words worse than this, none of them with most of the words, have common ones by chance. */
const leastScore = 0.3;
const leastWords = 0.8;
const fewWords = 3;
/** The same where no section says a third of the query in its title, heading, keywords and first sentences. */
const leastTogether = 0.32;
const shortWords = 4;

/** The most of a query that one section of a page says. */
const togetherOf = ({ candidates }: Pick<WeighedPage, 'candidates'>): number =>
  Math.max(0, ...candidates.map(({ evidence }) => evidence.together));

/** What a guide for upgrading counts by the version that it starts from. */
const versionFactors = { likeliest: 1, 'less likely': 0.9, other: 0.5 } as const;
/** For whoever does not ask about upgrading. */
const unaskedFactor = 0.7;
/** A guide for upgrading another product than the query names. */
const otherGuideFactor = 0.5;

/** What a page on upgrading counts by the version that it starts from, and by its product. */
function guideFactor({ path }: PageEntry, { versionsLeft, hint, isMigration }: Plan): number {
  const product = guideProduct(path);
  if (product === undefined) return 1;
  const ofKind = isMigration ? 1 : unaskedFactor;
  const ofVersion = versionFactors[versionMatch(path, versionsLeft)];
  return ofKind * ofVersion * (hint === undefined || product === hint ? 1 : otherGuideFactor);
}

/** Whether a query has each word of a title, in whatever form, and not only words that mean nearly the same. */
const isSaid = ({ groups }: Plan, { parts }: TitleTerms): boolean =>
  parts.every((part) =>
    groups.some(({ terms }) =>
      terms.some(({ text, weight }) => text === part && weight >= leastSaid),
    ),
  );

/** The hits of pages by their words and titles. */
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
    // The very keyword asks for the page, and not for one of its sections.
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
