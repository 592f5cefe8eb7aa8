/** The file with the entries of all guides, below the base path of a built site. */
export const entriesFile = 'upgrade-entries.json';
