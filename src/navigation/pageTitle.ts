import { parseSitePath } from '../products/path';

const delimiter = ' - ';

export interface PageTitleParts {
  /** The page's own title; none on the home page. */
  title?: string;
  /** The product's name; the site's own for pages of the family. */
  productName: string;
  siteTitle: string;
  pathname: string;
}

/**
 * Returns the document title: `Column visibility - Data Grid - MUI X`, `Installation - MUI X` for pages of the family,
 * `MUI X` for the home page. "API" is added for the API reference: `DataGrid API - Data Grid - MUI X`. No part appears
 * twice, even if the page's title already ends with it.
 */
export function formatTitle({
  title = '',
  productName,
  siteTitle,
  pathname,
}: PageTitleParts): string {
  const own = title.trim();
  const { segments } = parseSitePath(pathname);
  const isApiPage = segments[0] === 'api' && own !== '' && !/\bAPI\b/i.test(own);
  const parts = [
    ...(isApiPage ? [`${own} API`] : own.split(delimiter)),
    productName,
    siteTitle,
  ].map((part) => part.trim());
  const names = parts.map((part) => part.toLowerCase());
  return parts
    .filter((part, at) => part !== '' && names.indexOf(part.toLowerCase()) === at)
    .join(delimiter);
}
