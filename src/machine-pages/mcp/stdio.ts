import { Transform, type Readable, type Writable } from 'node:stream';
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

/**
 * Creates a stream that passes on the lines that are messages of JSON-RPC and have at most `mostBytes`; the rest is refused. The
 * SDK would stop reading at the first line that is too long, and skip others without an answer.
 */
function messageLines(refuse: Refuse): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  let end = Buffer.alloc(0);

  function add(part: Buffer): void {
    if (length < mostBytes) parts.push(part.subarray(0, mostBytes - length));
    length += part.length;
    end = Buffer.concat([end, part.subarray(-keptBytes)]).subarray(-keptBytes);
  }

  /** Returns the line that has ended, if it is a message. */
  function finish(): string | undefined {
    const line = Buffer.concat(parts).toString('utf8');
    const isTooLong = length > mostBytes;
    const last = String(end);
    parts = [];
    length = 0;
    end = Buffer.alloc(0);
    if (isTooLong) {
      const [, id] = idFirst.exec(line.slice(0, keptBytes)) ?? idLast.exec(last) ?? [];
      refuse(
        id && JSON.parse(id),
        ErrorCode.InvalidRequest,
        `The message is longer than ${mostBytes} bytes.`,
      );
      return undefined;
    }
    if (line.trim() === '') return undefined;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      refuse(undefined, ErrorCode.ParseError, 'The message is not JSON.');
      return undefined;
    }
    if (JSONRPCMessageSchema.safeParse(value).success) return line;
    const { id } = Object(value) as { id?: unknown };
    refuse(id, ErrorCode.InvalidRequest, 'The message is not a message of JSON-RPC 2.0.');
    return undefined;
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let at = chunk.indexOf('\n'); at !== -1; at = chunk.indexOf('\n', from)) {
        add(chunk.subarray(from, at));
        const line = finish();
        if (line !== undefined) this.push(`${line}\n`);
        from = at + 1;
      }
      add(chunk.subarray(from));
      done();
    },
  });
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
  const transport = new StdioServerTransport(input.pipe(messageLines(refuse)), output);
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
