/* global document, window -- what stands in functions that run in the page */
import { createServer } from 'node:http';
import { staticServer } from '../../scripts/lib/static-server.mjs';

const baseUrl = '/x/';
const reports = `${baseUrl}engine-messages`;

/** Runs in every page before its own scripts, and sends on what a console would show as a warning or an error. */
function watchInPage(address) {
  const send = (text) => navigator.sendBeacon(address, text);
  for (const level of ['error', 'warn', 'assert']) {
    const original = window.console[level];
    window.console[level] = (...parts) => {
      if (level !== 'assert' || !parts[0]) send(`${level}: ${parts.map(String).join(' ')}`);
      original.apply(window.console, parts);
    };
  }
  window.addEventListener(
    'error',
    (event) => {
      const { message, target } = event;
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
 * A build on a port of its own, which can be stopped and started again.
 * @param {string} directory the build
 * @param {{ isWatched?: boolean }} [options] `isWatched`: pages send their messages here, for engines whose protocol does not
 *   tell them. A script is put into each page for it, which the page for edited code refuses and so does not get.
 */
export async function startSite(directory, { isWatched = false } = {}) {
  const messages = [];
  const files = staticServer(directory, baseUrl);
  const sockets = new Set();
  let port = 0;
  let server;

  function watched(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
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

/** Has the script that watches stand first in a page that is sent. */
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
