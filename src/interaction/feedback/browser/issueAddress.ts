/** What a report is about. */
export interface Subject {
  /** The title of the page. */
  page: string;
  /** The heading of a section, or the name of a demo. */
  part: string;
  /** The address of that part. */
  address: string;
  /** `8.1.0` */
  version: string;
  /** The user agent. */
  browser: string;
}

/**
 * Returns the address at which a repository opens a new issue with what a report needs already filled in.
 * @param repository - address of the repository
 */
export function issueAddress(repository: string, subject: Subject): string {
  const { page, part, address, version, browser } = subject;
  const body = [
    `Page: ${address}`,
    `Section: ${part}`,
    `Version: ${version}`,
    `Browser: ${browser}`,
    '',
    'What is wrong: ',
  ].join('\n');
  const fields = new URLSearchParams({ title: `[docs] ${page}: ${part}`, body });
  return `${repository.replace(/\/$/, '')}/issues/new?${fields}`;
}
