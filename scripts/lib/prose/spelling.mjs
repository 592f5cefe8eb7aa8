import { lint } from 'cspell';

const nothing = () => undefined;

/**
 * Finds unknown words in files, according to `cspell.json` and its word list.
 * @param {readonly string[]} files below the project's folder
 * @returns {Promise<{ file: string, line: number, message: string }[]>} in the order of the files
 * @throws {Error} if cspell fails, for example because the configuration cannot be read
 */
export async function checkSpelling(files) {
  if (files.length === 0) {
    return [];
  }
  const found = [];
  const errors = [];
  const { errors: count } = await lint(
    [],
    {
      config: 'cspell.json',
      file: [...files],
      progress: false,
      summary: false,
      showSuggestions: true,
    },
    {
      issue: (issue) => found.push(issue),
      error: (message, error) => errors.push(`${message} ${error.message}`),
      info: nothing,
      debug: nothing,
      progress: nothing,
      result: nothing,
    },
  );
  if (count > 0) {
    throw new Error(`cspell: ${errors.join(' ') || 'it could not check all files.'}`);
  }
  return found.map(({ uri, row, text, suggestions = [] }) => {
    const near = suggestions.slice(0, 3).map((word) => `"${word}"`);
    const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
    const file = files.find((name) => uri?.endsWith(`/${name.replaceAll('\\', '/')}`)) ?? uri;
    return {
      file,
      line: row,
      message: `"${text}" is not in the dictionary.${hint} Add correct words to project-words.txt; put code in backticks.`,
    };
  });
}
