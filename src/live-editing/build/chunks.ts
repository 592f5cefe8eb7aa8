import { pathRule } from '../../utils/bundler/chunkModule';
import { transpilerChunk } from '../names';

/** All that comes with the first press of "Edit". */
const editor = pathRule(
  /\/src\/live-editing\/(?!ui\/EditableDemo\.|browser\/(?:link\.|runner\/|transpile\/)).*\.(?:tsx?|css)$/,
  /\/node_modules\/prism-code-editor\/.*\.(?:js|css)$/,
);

/**
 * Rules for `optimization.splitChunks`: the editor is one script. Every page has to know the addresses of the scripts that a
 * press asks for, and would know of each part.
 */
export const cacheGroups = {
  live: {
    // Of a stylesheet, what JavaScript knows of it.
    type: /^javascript\//,
    // The worker is no page: what it shares with the editor, it has itself.
    chunks: ({ name }: { name?: string | null }): boolean => name !== transpilerChunk,
    enforce: true,
    priority: 65,
    name: 'live',
    test: editor,
  },
};
