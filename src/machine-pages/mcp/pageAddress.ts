import { AskError, quoted } from './askError';

const versionSegment = /^\d+\.\d+\.\d+$/;

/**
 * Reads the name of a page: a path, or an address of the page or of its Markdown, with or without the base path.
 *
 * @throws AskError for an invalid address
 */
export function readPageName(name: string) {
  const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(name.trim()) ?? [];
  let plain: string;
  let section: string;
  try {
    plain = decodeURI(address.replace(/^https?:\/\/[^/]*/i, ''));
    section = decodeURIComponent(hash);
  } catch {
    throw new AskError(`${quoted(name)} isn't a valid page address.`);
  }
  const segments = plain
    .replace(/(?:^|\/)index\.(?:md|mdx|html)$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.');
  if (segments[0] === 'x') segments.shift();
  const [first = ''] = segments;
  const version = versionSegment.test(first) ? segments.shift() : undefined;
  // The API tab of a guide is part of the guide.
  if (segments.at(-1) === 'components-api') segments.pop();
  return {
    /** Path without base path, version and outer slashes: `react-data-grid/sorting`; empty for the home page. */
    path: segments.join('/'),
    ...(version !== undefined && { version }),
    ...(section !== '' && { section }),
  };
}
