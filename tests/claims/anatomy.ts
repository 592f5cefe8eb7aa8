/** Lists the parts that the `<Anatomy>` of a demo names and that aren't in the page, as selectors. */
export function missingParts(page: string, demo: string): string[] {
  const [, list = ''] =
    new RegExp(`<Anatomy src="\\./${demo}\\.tsx"[^>]*>(.*?)</Anatomy>`, 's').exec(page) ?? [];
  const names = Array.from(
    list.matchAll(/^\d+\. `(?:parent of )?(\.[\w-]+)`/gm),
    ([, name = '']) => name,
  );
  if (names.length === 0) throw new Error(`The page has no <Anatomy> of ${demo}.`);
  return names.filter((name) => document.querySelector(name) === null);
}
