import * as words from './words.mjs';

export const upper = (text) => text[0].toUpperCase() + text.slice(1);
export const camel = (text) => text.replace(/[- ](\w)/g, (_, letter) => letter.toUpperCase());

/** Picks one entry of a list. @param {() => number} random see `seeded` */
export const pick = (random, list) => list[Math.floor(random() * list.length)];

/** Generates a number of sentences about a thing, each of about 15 words. */
export function prose(random, thing, sentences) {
  return Array.from({ length: sentences }, () => {
    const subject = random() < 0.3 ? `the ${thing}` : pick(random, words.subjects);
    return `${pick(random, words.openings)}, ${subject} ${pick(random, words.verbs)} ${pick(random, words.objects)} ${pick(random, words.endings)}.`;
  }).join(' ');
}

/** Generates a table of five fields. */
export function table(random) {
  const rows = Array.from({ length: 5 }, () => {
    const field = pick(random, words.fieldNames);
    return `| \`${field}\` | \`${pick(random, ['string', 'number', 'boolean', 'Date'])}\` | ${upper(pick(random, words.verbs))} ${pick(random, words.objects)} |`;
  });
  return ['| Field | Type | What it does |', '| --- | --- | --- |', ...rows].join('\n');
}
