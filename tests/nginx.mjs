import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installSystemPackages, which } from '../scripts/lib/system-packages.mjs';

/** Returns the path of nginx; undefined if it is missing and cannot be installed, which only root can do. */
export function nginxPath() {
  if (!which('nginx')) installSystemPackages('nginx', ['nginx-light']);
  return which('nginx');
}

/** The configuration of a server in the foreground that ignores the system's and writes nothing outside its folder. */
const configOf = ({ folder, port, site }) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log warn;
worker_processes auto;
events { worker_connections 1024; }
http {
  include ${folder}/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/root;
    include ${site}/nginx.conf;
  }
}
`;

const mimeTypes = `types {
  text/html html;
  text/css css;
  text/plain txt;
  text/javascript js;
  text/xml xml;
  application/json json map;
  font/woff woff;
  font/woff2 woff2;
  image/png png;
  image/svg+xml svg;
  image/x-icon ico;
}
`;

/**
 * Starts nginx on this machine with the configuration file of a build.
 * @param {object} options
 * @param {string} options.program the path of nginx
 * @param {string} options.site absolute path of the build
 * @param {string} options.baseUrl with slashes at both ends
 * @param {number} options.port
 * @returns {Promise<{ stop: () => Promise<void> }>} rejects if it does not answer within ten seconds
 */
export async function startNginx({ program, site, baseUrl, port }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const below = path.join(folder, 'root', path.dirname(baseUrl.slice(0, -1)));
  mkdirSync(below, { recursive: true });
  symlinkSync(site, path.join(folder, 'root', baseUrl.slice(0, -1)));
  writeFileSync(path.join(folder, 'mime.types'), mimeTypes);
  writeFileSync(path.join(folder, 'nginx.conf'), configOf({ folder, port, site }));
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${baseUrl}`).catch(() => undefined);
    if (answer?.ok) {
      return { stop };
    }
    await sleep(100);
  }
  await stop();
  throw new Error(`nginx does not serve ${baseUrl} on port ${port}`);
}
