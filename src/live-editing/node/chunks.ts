import { pathRule } from '../../bundler/chunkModule';

/** Everything that the first press of "Edit" loads. */
const editor = pathRule(
  /\/src\/live-editing\/(?!browser\/(?:link\.|unpack\.|runner\/|transpile\/)).*\.(?:tsx?|css)$/,
  /\/node_modules\/prism-code-editor\/.*\.(?:js|css)$/,
);

/**
 * Rules for `optimization.splitChunks`: the editor is one script. Every page has to list the scripts that a press of "Edit"
 * loads, and would otherwise list each part.
 */
export const cacheGroups = {
  live: {
    // For a stylesheet, only its JavaScript module.
    type: /^javascript\//,
    // The worker (`browser/transpiler.ts`) isn't part of a page: it has its own copy of what it shares with the editor.
    chunks: ({ name }: { name?: string | null }): boolean => name !== 'transpile',
    enforce: true,
    priority: 65,
    name: 'live',
    test: editor,
  },
};
