import { orNothing } from '../utils/orNothing';
import type { ProductId } from './types';

/** The major versions whose documentation is hosted separately. */
export type HostedVersionName = 'v7' | 'v6' | 'v5' | 'v4';

/** Version -> origin, with an optional path, without a trailing slash. */
export type VersionHosts = Readonly<Record<HostedVersionName, string>>;

/** The products of a hosted version, and their paths where these aren't the product's overview path under `/x`. */
export interface HostedVersion {
  version: HostedVersionName;
  /** The products it documents; all when left out. */
  products?: readonly ProductId[];
  /** Paths on that host that differ from `/x` + overview path. */
  paths?: Readonly<Partial<Record<ProductId, string>>>;
}

/** The hosted versions, newest first. */
export const hostedVersions: readonly HostedVersion[] = [
  { version: 'v7' },
  { version: 'v6', paths: { 'x-tree-view': '/x/react-tree-view/getting-started/' } },
  {
    version: 'v5',
    paths: {
      'x-date-pickers': '/x/react-date-pickers/getting-started/',
      // Charts and Tree View had no pages of their own yet.
      'x-charts': '/x/introduction/',
      'x-tree-view': '/x/introduction/',
    },
  },
  {
    version: 'v4',
    products: ['x-data-grid'],
    paths: { 'x-data-grid': '/components/data-grid/' },
  },
];

/** The library's public version hosts. */
export const defaultVersionHosts: VersionHosts = {
  v7: 'https://v7.mui.com',
  v6: 'https://v6.mui.com',
  v5: 'https://v5.mui.com',
  v4: 'https://v4.mui.com',
};

/** The environment variable that says where the hosted versions are. */
export const versionHostsVariable = 'VERSION_HOSTS';

const names = hostedVersions.map(({ version }) => version);

const fail = (found: string, allowed: string): never => {
  throw new Error(`${versionHostsVariable}: found ${JSON.stringify(found)}; ${allowed}`);
};

function parseHost(host: string): string {
  const trimmed = host.trim();
  const url = orNothing(() => new URL(trimmed));
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    return fail(
      trimmed,
      'each host must be an http or https address without a query or hash, such as "https://v7.example.com".',
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/**
 * Reads the setting for the version hosts.
 *
 * @param value - the variable's value: nothing for the public hosts; one address with `{version}` in it for all
 * (`https://{version}.example.com`); or a list that replaces some (`v7=https://seven.example.com, v6=https://…`)
 * @throws Error naming the variable, what was found and what is allowed
 */
export function parseVersionHosts(value: string | undefined): VersionHosts {
  const setting = value?.trim() ?? '';
  if (setting === '') return defaultVersionHosts;
  if (setting.includes('{version}')) {
    return Object.fromEntries(
      names.map((name) => [name, parseHost(setting.replaceAll('{version}', name))]),
    ) as Record<HostedVersionName, string>;
  }
  const hosts: Record<HostedVersionName, string> = { ...defaultVersionHosts };
  for (const item of setting.split(',').filter((part) => part.trim() !== '')) {
    const [name = '', ...host] = item.split('=');
    const version = names.find((candidate) => candidate === name.trim());
    if (!version || host.length === 0) {
      return fail(
        item.trim(),
        `allowed are an address with {version} in it, or a list of ${names.join(', ')}, such as "v7=https://v7.example.com, v6=https://v6.example.com".`,
      );
    }
    hosts[version] = parseHost(host.join('='));
  }
  return hosts;
}
