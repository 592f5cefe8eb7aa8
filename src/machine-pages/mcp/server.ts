import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { currentVersion } from '../../products/registry';
import { hint } from '../../utils/nearest';
import { AskError, clean, listed, quoted } from './askError';
import { mostCharacters } from './bounded';
import { readFields, schemaOf } from './fields';
import { createSearch } from './searchSite';
import { openSite } from './site';
import type { SiteSource } from './source';
import { checkUpgradeTool } from './tools/checkUpgrade';
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
  checkUpgradeTool,
];

/** Maximum length of any answer in characters: a bounded text with the hint at its end. */
const longest = mostCharacters * 1.2;

const toResult = (text: string): CallToolResult => ({
  content: [{ type: 'text', text: clean(text).slice(0, longest) }],
});

/** Answers a tool call with a text, or with an error that says what can be asked. Never throws. */
export async function callTool(
  name: string,
  given: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<CallToolResult> {
  try {
    const tool = tools.find((each) => each.name === name);
    if (!tool) {
      const names = tools.map((each) => each.name);
      throw new AskError(
        `There is no tool ${quoted(name)}.${hint(name, names)} The tools are ${listed(names, 'and')}.`,
      );
    }
    return toResult(await tool.answer(readFields(given, tool.fields), context));
  } catch (error) {
    if (error instanceof AskError) return { ...toResult(error.message), isError: true };
    // For the person who started the server; the details are of no use to an assistant.
    console.error(error);
    return { ...toResult('The documentation has an unexpected form.'), isError: true };
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
