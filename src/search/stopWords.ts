/**
 * Words that only phrase a question and don't say what it is about. A query that has nothing else keeps them. Words that
 * narrow something here ("no rows", "not", "all", "multiple", "off") are not among them.
 */
export const stopWords: ReadonlySet<string> = new Set(
  [
    // articles, pronouns, conjunctions, prepositions
    'a an the this that these those some any it its i me my we our you your they their there',
    'and or but if then than so as at by for from in into of on onto to with within without via about',
    // questions and the verbs that go with them
    'how what when where which who why is are be been being was were am do does did doing done has have had',
    'can could should would will may might must still just also',
    // what a reader wants, which is the same in every question
    'want need like make makes making get gets getting give let lets please help way ways possible use uses using used',
    'work works working try trying show me example examples tutorial guide docs documentation',
    // every page is about these
    'mui react component components',
  ].flatMap((line) => line.split(' ')),
);
