import type { FastifyRequest } from 'fastify';
import { type Origins, pageAddress } from '../../core/identity/addresses.ts';
import type { Area } from '../../core/identity/areas.ts';
import { type Language, splitLanguage } from '../../core/identity/language.ts';

/** Where the pages of this product are, anyone who asks and on whatever hosts. Every address that leaves the server is made here. */
export interface Addresses {
  /** The whole address of a page for a reader elsewhere: on the host of the page's area, in the reader's language. */
  readonly page: (path: string, language: Language) => string;
  /** Where the person who asks is led back to. With nothing configured it is the name by which they reached us. The path keeps its language. */
  readonly back: (request: FastifyRequest, path: string) => string;
  /** Scheme and host of each area. */
  readonly origins: () => Origins;
  /** The area whose host this is; null when all areas share one origin. A host that is none of ours shows the marketplace. */
  readonly areaOfHost: (host: string) => Area | null;
  /** Whether a browser that names this origin is on one of our pages. */
  readonly isOwnOrigin: (origin: string, request: { readonly host: string }) => boolean;
  readonly isHttps: boolean;
}

interface Settings {
  readonly isProduction: boolean;
  readonly publicUrl: string | undefined;
  readonly hosts: { readonly business: string; readonly marketplace: string; readonly operations: string } | null;
}

/** `listening` says where this process listens: its own address while no other is configured. */
export function createAddresses({ isProduction, publicUrl, hosts }: Settings, listening: () => string): Addresses {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const at = (host: string) => `${isHttps ? 'https' : 'http'}://${host}`;
  const several = hosts && { dashboard: at(hosts.business), marketplace: at(hosts.marketplace), operations: at(hosts.operations) };
  const origins = (): Origins => {
    if (several) return several;
    const one = publicUrl ?? listening();
    return { dashboard: one, marketplace: one, operations: one };
  };
  const isConfigured = hosts !== null || publicUrl !== undefined;
  const ownHosts = hosts ? Object.values(hosts) : [];
  const page: Addresses['page'] = (path, language) => pageAddress(origins(), path, language);
  return {
    page,
    back(request, path) {
      const { origin } = request.headers;
      // A browser says where it is, and the edge has held that against our own origins.
      return isConfigured || origin === undefined ? page(path, splitLanguage(path).language) : `${origin}${path}`;
    },
    origins,
    areaOfHost(host) {
      if (!hosts) return null;
      if (host === hosts.business) return 'dashboard';
      return host === hosts.operations ? 'operations' : 'marketplace';
    },
    isOwnOrigin: (origin, request) =>
      isConfigured
        ? origin === publicUrl ||
          Object.values(origins()).includes(origin) ||
          ownHosts.some((host) => origin === `https://${host}` || (!isProduction && origin === `http://${host}`))
        : origin === `http://${request.host}`,
    isHttps,
  };
}

/** Where people open pages without HTTPS, though not on this machine; null: nowhere. */
export function pagesWithoutHttps({
  publicUrl,
  host,
  hosts,
}: Pick<Settings, 'publicUrl' | 'hosts'> & { readonly host: string }): string | null {
  const isHere = (name: string) => /^(.+\.)?localhost$|^127\.|^(::1|\[::1\])$/.test(name);
  if (publicUrl !== undefined) return publicUrl.startsWith('https:') || isHere(new URL(publicUrl).hostname) ? null : publicUrl;
  const other = (hosts ? Object.values(hosts) : [host]).find((name) => !isHere(name.replace(/:\d+$/, '')));
  return other === undefined ? null : `http://${other}`;
}
