import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { lineOfField, lineWhere } from '../mdx/frontMatterLines';
import { tagFields } from '../../navigation/helpers';
import { advice } from '../../utils/nearest';
import { pageFields, postFields, type Field } from './frontMatterFields';
import { throwProblems } from '../../utils/problems';

/** A kind of content and the rules for its front matter. */
interface Kind {
  /** Its name in messages. */
  name: string;
  /** Matches the paths of its files, relative to the site's folder. */
  files: RegExp;
  fields: Readonly<Record<string, Field>>;
  /** Whether other fields are allowed. */
  open: boolean;
}

const kinds: readonly Kind[] = [
  {
    name: 'page',
    files: /^(?:docs|versioned_docs\/[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+)\//,
    fields: pageFields,
    open: false,
  },
  {
    name: 'post',
    files: /^(?:blog|i18n\/[^/]+\/docusaurus-plugin-content-blog)\//,
    fields: postFields,
    open: true,
  },
];

/** Whether a file is part of a page, without front matter of its own: its name or a folder in its path starts with `_`. */
const isPartial = (file: string): boolean => /(?:^|\/)_/.test(file);

/**
 * Checks the front matter of one file.
 *
 * @param file - its path relative to the site's folder, with forward slashes
 * @param source - its text, for the line numbers
 * @returns one sentence for each mistake, in the order of the lines: `docs/a/index.mdx:3: "title" is …`
 */
function checkFrontMatter(
  file: string,
  source: string,
  frontMatter: Readonly<Record<string, unknown>>,
): string[] {
  const kind = kinds.find(({ files }) => files.test(file));
  if (!kind || isPartial(file)) return [];
  const names = Object.keys(kind.fields);
  const found: { line: number; message: string }[] = [];

  for (const [name, field] of Object.entries(kind.fields)) {
    const value = frontMatter[name];
    if (value === undefined) {
      if (field.required) {
        found.push({ line: 1, message: `"${name}" is missing; every ${kind.name} needs it.` });
      }
      continue;
    }
    const finding = field.check(value);
    if (finding) {
      const { problem, item } = finding;
      const line = lineOfField(source, name);
      const itemLine =
        item === undefined ? line : lineWhere(source, line, (text) => text.includes(item));
      found.push({ line: itemLine, message: `"${name}" ${problem}` });
    }
  }

  for (const name of kind.open ? [] : Object.keys(frontMatter)) {
    if (!names.includes(name)) {
      const isOfEntry = tagFields.some((field) => field === name);
      const next = isOfEntry ? "set it in the page's entry in sidebars.ts." : advice(name, names);
      found.push({
        line: lineOfField(source, name),
        message: `"${name}" is not a field of a ${kind.name}; ${next}`,
      });
    }
  }
  return found
    .sort((a, b) => a.line - b.line)
    .map(({ line, message }) => `${file}:${line}: ${message}`);
}

/** The error that Docusaurus' YAML parser throws. */
interface YamlError {
  reason: string;
  mark: { line: number };
}

const isYamlError = (error: unknown): error is YamlError =>
  error instanceof Error && 'reason' in error && 'mark' in error;

/**
 * Creates the parser for `markdown.parseFrontMatter` in the site's configuration. It parses as Docusaurus does, and rejects
 * front matter with mistakes.
 *
 * @param siteDir - the site's folder, to which the paths in messages are relative
 * @returns a parser that throws a ContentError with every mistake of the file
 */
export function createParseFrontMatter(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    try {
      const result = await params.defaultParseFrontMatter(params);
      throwProblems(checkFrontMatter(file, params.fileContent, result.frontMatter));
      // Read from the file by those who need them. Kept here, they would end up in the page's script, twice.
      const { sectionKeywords: _, movedSections: __, ...frontMatter } = result.frontMatter;
      return { ...result, frontMatter };
    } catch (error) {
      if (isYamlError(error)) {
        // The parser counts from 0 and starts at the line of the opening `---`.
        throwProblems([
          `${file}:${error.mark.line + 1}: the front matter is not valid YAML: ${error.reason}. Quote any value that contains a colon.`,
        ]);
      }
      throw error;
    }
  };
}
