import { Readable, type Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js';
import {
  ErrorCode,
  JSONRPCMessageSchema,
  type JSONRPCErrorResponse,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';

/** Maximum size of a message, in bytes. Fields are far shorter. */
const mostBytes = 2 ** 20;

/** How much of the start and the end of a message that is too long is searched for its id. */
const keptBytes = 1024;

/** Where clients put the id of a message: first, or last. */
const idFirst = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d+|"[^"\\]{1,100}")\s*,/;
const idLast = /"id"\s*:\s*(\d+|"[^"\\]{1,100}")\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$/;

type Refuse = (id: unknown, code: ErrorCode, message: string) => void;

/** Refuses a line that is no message of JSON-RPC; returns whether it is one. */
function isMessage(line: string, refuse: Refuse): boolean {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    refuse(undefined, ErrorCode.ParseError, 'The message is not JSON.');
    return false;
  }
  if (JSONRPCMessageSchema.safeParse(value).success) return true;
  const { id } = Object(value) as { id?: unknown };
  refuse(id, ErrorCode.InvalidRequest, 'The message is not a message of JSON-RPC 2.0.');
  return false;
}

/**
 * Passes on the lines that are messages of JSON-RPC and have at most `mostBytes`; the rest is refused. The SDK would stop reading at
 * the first line that is too long, and skip others without an answer.
 */
async function* messageLines(input: Readable, refuse: Refuse): AsyncGenerator<Buffer> {
  /** The line that is being read, or what is kept of the start and the end of one that is too long. */
  let [start, end] = ['', ''];
  // A character for each byte, so that none is cut where a chunk ends.
  for await (const chunk of input.setEncoding('latin1') as AsyncIterable<string>) {
    for (const [at, part] of chunk.split('\n').entries()) {
      if (at > 0) {
        const line = Buffer.from(`${start}\n`, 'latin1');
        if (start.length > mostBytes) {
          const [, id] = idFirst.exec(start.slice(0, keptBytes)) ?? idLast.exec(end) ?? [];
          const message = `The message is longer than ${mostBytes} bytes.`;
          refuse(
            id && JSON.parse(String(Buffer.from(id, 'latin1'))),
            ErrorCode.InvalidRequest,
            message,
          );
        } else if (start.trim() !== '' && isMessage(String(line), refuse)) yield line;
        [start, end] = ['', ''];
      }
      if (start.length <= mostBytes) start += part;
      end = (end + part).slice(-keptBytes);
    }
  }
}

/** Creates the connection of the server to a client, in which every message that can't be handled is answered with an error. */
export function createTransport(input: Readable, output: Writable): StdioServerTransport {
  const refuse: Refuse = (id, code, message) => {
    const error: JSONRPCErrorResponse = {
      jsonrpc: '2.0',
      ...((typeof id === 'string' || typeof id === 'number') && { id: id as RequestId }),
      error: { code, message },
    };
    output.write(serializeMessage(error));
  };
  const transport = new StdioServerTransport(Readable.from(messageLines(input, refuse)), output);
  const send = transport.send.bind(transport);
  // The SDK's messages for invalid parameters are raw output of its schema library.
  transport.send = (message) =>
    send(
      'error' in message && message.error.code !== ErrorCode.MethodNotFound
        ? {
            ...message,
            error: {
              code: ErrorCode.InvalidParams,
              message: 'The parameters of the request are invalid.',
            },
          }
        : message,
    );
  return transport;
}
