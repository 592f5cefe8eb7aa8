/* global document, window -- what stands in functions that run in the page */
import { createServer } from 'node:http';
import { parseTarget } from '../../scripts/lib/request-target.mjs';
import { staticServer } from '../../scripts/lib/static-server.mjs';

const baseUrl = '/x/';
const reports = `${baseUrl}engine-messages`;

/** Runs in every page before its own scripts, and sends the server what the console would show as a warning or an error. */
function watchInPage(address) {
  const send = (text) => navigator.sendBeacon(address, text);
  for (const level of ['error', 'warn', 'assert']) {
    const original = window.console[level];
    window.console[level] = (...parts) => {
      if (level !== 'assert' || !parts[0]) send(`${level}: ${parts.map(String).join(' ')}`);
      original.apply(window.console, parts);
    };
  }
  // WebKit reports what a page was still loading when it is left; no reader sees that.
  let isLeft = false;
  window.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  window.addEventListener(
    'error',
    (event) => {
      const { message, target } = event;
      if (message === undefined && isLeft) return;
      send(`exception: ${message ?? `${target.src ?? target.href} was not loaded`}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => send(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send(`policy: ${violatedDirective} refuses ${blockedURI}`),
  );
}

/**
 * Serves a build on a port of its own; the server can be stopped and started again.
 * @param {string} directory the build
 * @param {{ isWatched?: boolean }} [options] `isWatched`: pages send their messages here, for engines whose protocol does not
 *   report them. For this, a script is added to each page except the one for edited code, whose policy would refuse it.
 */
export async function startSite(directory, { isWatched = false } = {}) {
  const messages = [];
  const files = staticServer(directory, baseUrl);
  const sockets = new Set();
  let port = 0;
  let server;

  function watched(request, response) {
    // The server of the files answers a malformed one.
    const pathname = parseTarget(request.url)?.pathname ?? '';
    if (pathname === reports) {
      let text = '';
      request.on('data', (data) => (text += data));
      request.on('end', () => {
        messages.push(text);
        response.writeHead(204).end();
      });
      return;
    }
    if (pathname === `${reports}.js`) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(`(${watchInPage})(${JSON.stringify(reports)})`);
      return;
    }
    if (pathname.endsWith('/') && !pathname.endsWith('/playground/run/')) {
      delete request.headers['accept-encoding'];
      delete request.headers['if-none-match'];
      insertInto(response);
    }
    files.emit('request', request, response);
  }

  async function start() {
    server = createServer(isWatched ? watched : (...args) => files.emit('request', ...args));
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise((resolve) => server.listen(port, resolve));
    ({ port } = server.address());
  }

  function stop() {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  }

  await start();
  return {
    messages,
    start,
    stop,
    url: (address = '') => `http://localhost:${port}${baseUrl}${address}`,
  };
}

/** Inserts the watching script at the start of a page's head when the page is sent. */
function insertInto(response) {
  const script = `<script src="${reports}.js"></script>`;
  const { end, write, writeHead } = response;
  const chunks = [];
  response.writeHead = (status, ...rest) => {
    const headers = rest.at(-1);
    if (headers) delete headers['Content-Length'];
    response.removeHeader('Content-Length');
    return writeHead.call(response, status, headers);
  };
  response.write = (chunk) => chunks.push(Buffer.from(chunk)) > 0;
  response.end = (chunk) => {
    if (chunk) chunks.push(Buffer.from(chunk));
    const page = Buffer.concat(chunks)
      .toString()
      .replace(/<head[^>]*>/, (head) => head + script);
    Object.assign(response, { end, write });
    return response.end(page);
  };
}
