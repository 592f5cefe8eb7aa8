import type { CodeBefore } from '../../content/mdx/codeBefore';

/** A page's request to the code loader, as the query of an import: blocks in the order of the page. */
export type CodeRequest =
  | {
      kind: 'page';
      /** The page, from the site's root: `docs/react-data-grid/index.mdx`. */
      page: string;
      blocks: readonly CodeBlock[];
    }
  | {
      kind: 'shared';
      /** A file of sample data, from the site's root: `sample-data/orders.ts`. */
      file: string;
      /** Its path in a sandbox: `data/orders.ts`. */
      path: string;
    };

export type CodeBlock =
  | {
      kind: 'fence';
      language: string;
      code: string;
      highlighted: readonly number[];
      /** What a migration does with the highlighted lines, in a fence that shows the code before or after it. */
      as?: 'del' | 'ins';
      line: number;
    }
  | {
      kind: 'demo';
      src: string;
      /** Whether its code starts open, so that all its lines count, not those of the preview. */
      isOpen?: true;
      /** The inline code of the prose before it, which chooses the preview; see `cutOf`. */
      named?: CodeBefore;
      line: number;
    };

/** The resource that the loader's rule matches; its content doesn't matter. */
export const codeResource = '@site/src/demos/node/page.code';

export function encodeRequest(request: CodeRequest): string {
  return `${codeResource}?${Buffer.from(JSON.stringify(request)).toString('base64url')}`;
}

/** @param query - as webpack gives it, with its question mark */
export function decodeRequest(query: string): CodeRequest {
  return JSON.parse(Buffer.from(query.slice(1), 'base64url').toString()) as CodeRequest;
}

/** The query of an import that is empty in the server bundle: see browserLoader.cjs. */
export const browserQuery = '?browser';

/** Returns the specifier that imports a demo. */
export const demoRequest = (file: string): string => `${file}${browserQuery}`;
