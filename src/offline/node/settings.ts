/** The environment variables of offline reading. */
export const offlineVariables = {
  hosts: 'OFFLINE_HOSTS',
  worker: 'OFFLINE_WORKER',
} as const;

/** The settings that a maintainer chose. */
export interface OfflineSettings {
  /** Hosts on which pages register the worker: `docs.example`, or `localhost:3000` for a single port. */
  hosts: string[];
  /** The kill switch: the build's worker removes itself and everything it stored. */
  isRemoved: boolean;
}

const localNames = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'];

function parseHost(name: string): string {
  const url = URL.canParse(`http://${name}/`) ? new URL(`http://${name}/`) : undefined;
  // With a scheme in front, a valid name parses to a host and nothing else.
  if (url?.pathname === '/' && !url.username && !/[/?#@\s*]/.test(name)) {
    return name.toLowerCase();
  }
  throw new Error(
    `${offlineVariables.hosts}: found ${JSON.stringify(name)}; allowed are hosts as in "docs.example,localhost:3000", without a scheme or path.`,
  );
}

/**
 * Reads the settings of offline reading.
 *
 * @param env - the environment of the build
 * @param siteUrl - origin of the site: its host is the default, unless it is this machine
 * @throws Error naming the variable, what was found and what is allowed
 */
export function parseOffline(env: NodeJS.ProcessEnv, siteUrl: string): OfflineSettings {
  const named = env[offlineVariables.hosts]?.trim();
  const site = new URL(siteUrl);
  const isLocal = localNames.includes(site.hostname);
  const worker = env[offlineVariables.worker]?.trim() ?? '';
  if (worker !== '' && worker !== 'remove') {
    throw new Error(
      `${offlineVariables.worker}: found ${JSON.stringify(worker)}; allowed is "remove", which removes the worker and its copies for all readers.`,
    );
  }
  const hosts = named
    ? named
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map(parseHost)
    : isLocal
      ? []
      : [site.host];
  return { hosts: [...new Set(hosts)], isRemoved: worker === 'remove' };
}
