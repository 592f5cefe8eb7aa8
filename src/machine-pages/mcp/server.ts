import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { currentVersion } from '../../products/registry';
import { nearest } from '../../utils/nearest';
import { AskError, listed } from './askError';
import { readFields, schemaOf } from './fields';
import { createSearch } from './searchSite';
import { openSite } from './site';
import type { SiteSource } from './source';
import { listVersionsTool } from './tools/listVersions';
import { readApiTool } from './tools/readApi';
import { readPageTool } from './tools/readPage';
import { searchTool } from './tools/search';
import type { Context, Tool } from './tools/tool';
import { whatChangedTool } from './tools/whatChanged';

export const tools: readonly Tool[] = [
  searchTool,
  readPageTool,
  readApiTool,
  listVersionsTool,
  whatChangedTool,
];

/** Answers a tool call with a text, or with an error that says what can be asked. */
export async function callTool(
  name: string,
  given: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<CallToolResult> {
  try {
    const tool = tools.find((each) => each.name === name);
    if (!tool) {
      const names = tools.map((each) => each.name);
      const [meant] = nearest(name, names);
      throw new AskError(
        `There is no tool "${name}"${meant ? `; did you mean "${meant}"?` : '.'} The tools are ${listed(names, 'and')}.`,
      );
    }
    const text = await tool.answer(readFields(given, tool.fields), context);
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    if (!(error instanceof AskError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

/** Creates a Model Context Protocol server that answers from a built site. */
export function createServer(source: SiteSource): Server {
  const site = openSite(source);
  const context: Context = { site, search: createSearch(site) };
  // Not the SDK's `McpServer`: its errors for invalid fields are raw output of its schema library.
  const server = new Server(
    { name: 'mui-x-docs', version: currentVersion },
    {
      capabilities: { tools: {} },
      instructions:
        'The documentation of MUI X (Data Grid, Date and Time Pickers, Charts, Tree View). Search first, then read the page or the API that it names.',
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, fields }) => ({
      name,
      title,
      description,
      inputSchema: schemaOf(fields),
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, context),
  );
  return server;
}
