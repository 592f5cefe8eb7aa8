/**
 * What the commands need of a page's front matter, whose form the build checks.
 * @param {string} text of the page
 * @returns {{ title: string, components: string[], unlisted: boolean }} empty where it says nothing
 */
export function fieldsOfPage(text) {
  const [, matter = ''] = /^---\r?\n([^]*?)\r?\n---/.exec(text) ?? [];
  const [, title = ''] = /^title:\s*(["']?)(.*?)\1\s*$/m.exec(matter)?.slice(1) ?? [];
  const [, inline, block] =
    /^components:\s*(?:\[([^\]]*)\]|((?:\r?\n\s*- .*)+))/m.exec(matter) ?? [];
  return {
    title,
    components: (inline ?? block ?? '').match(/[A-Z]\w*/g) ?? [],
    unlisted: /^unlisted:\s*true\s*$/m.test(matter),
  };
}
