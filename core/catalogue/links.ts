import { accept, allOf, type Outcome, refuse } from '../outcome.ts';
import { cleanName, lengthOf } from '../text.ts';

export const networks = ['instagram', 'tiktok', 'facebook', 'youtube'] as const;
export type Network = (typeof networks)[number];

/** Where a vendor is on the web: its own site in full, and of each network what follows the network's address. All may be empty. */
export type Links = { readonly website: string } & { readonly [N in Network]: string };

export type LinksCode = 'catalogue.website_invalid' | 'catalogue.handle_invalid';

export const linkLengthMax = 200;

/** A host name with a dot, then anything without white space, quotes or angle brackets. */
const webAddress = /^https:\/\/[^\s/?#"'<>@\\:]+\.[^\s/?#"'<>@\\:]+(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;

/** Of each network: how its own addresses start, how a name looks, and what of its addresses is no profile. */
const rules: Readonly<
  Record<
    Network,
    { readonly title: string; readonly host: RegExp; readonly base: string; readonly handle: RegExp; readonly notProfiles: RegExp }
  >
> = {
  instagram: {
    title: 'Instagram',
    host: /^(?:www\.|m\.)?instagram\.com$/i,
    base: 'https://www.instagram.com/',
    handle: /^(?=.*[A-Za-z0-9_])[A-Za-z0-9._]{1,30}$/,
    notProfiles: /^(?:p|reel|reels|explore|stories|tv|accounts|direct)$/i,
  },
  tiktok: {
    title: 'TikTok',
    host: /^(?:www\.|m\.)?tiktok\.com$/i,
    base: 'https://www.tiktok.com/@',
    handle: /^(?=.*[A-Za-z0-9_])[A-Za-z0-9._]{2,24}$/,
    notProfiles: /^(?:tag|music|foryou|discover|t|v)$/i,
  },
  facebook: {
    title: 'Facebook',
    host: /^(?:www\.|m\.|web\.|id-id\.)?(?:facebook|fb)\.com$/i,
    base: 'https://www.facebook.com/',
    handle: /^(?:(?=.*[A-Za-z0-9])[A-Za-z0-9.-]{5,80}|profile\.php\?id=\d{5,20})$/,
    notProfiles: /^(?:pages|groups|events|watch|photo|photos|sharer|sharer\.php|share|login|marketplace)$/i,
  },
  youtube: {
    title: 'YouTube',
    host: /^(?:www\.|m\.)?youtube\.com$/i,
    base: 'https://www.youtube.com/',
    handle: /^(?:@(?=.*[\p{L}\p{N}])[\p{L}\p{N}._·-]{3,30}|channel\/UC[\w-]{22}|(?:c|user)\/[\w.-]{1,60})$/u,
    notProfiles: /^(?:watch|shorts|playlist|results|feed|embed)$/i,
  },
};

/** How a network is called. */
export const networkTitle = (network: Network): string => rules[network].title;

/**
 * Checks and cleans where a vendor is on the web. A site without a scheme gets `https://`; any other scheme is refused (reliability S27). Of a
 * network, a full address, a name, or a name with `@` is taken, and kept in one form (see `handleOf`). Empty fields stay empty. (product 3)
 */
export function checkLinks(draft: Links): Outcome<Links, LinksCode> {
  return allOf({
    website: checkWebsite(draft.website),
    instagram: checkHandle('instagram', draft.instagram),
    tiktok: checkHandle('tiktok', draft.tiktok),
    facebook: checkHandle('facebook', draft.facebook),
    youtube: checkHandle('youtube', draft.youtube),
  });
}

function checkWebsite(raw: string): Outcome<string, LinksCode> {
  const refused = refuse({ code: 'catalogue.website_invalid', field: 'website' } as const);
  const line = cleanName(raw, { field: 'website', maxLength: linkLengthMax, isRequired: false });
  if (!line.ok) return refused;
  if (line.value === '') return line;
  const address = anyScheme.test(line.value) && !/^[^/]+\.[^/]+:\d+/.test(line.value) ? line.value : `https://${line.value}`;
  return webAddress.test(address) && lengthOf(address) <= linkLengthMax ? accept(address) : refused;
}

function checkHandle(network: Network, raw: string): Outcome<string, LinksCode> {
  const handle = handleOf(network, raw);
  return handle === null
    ? refuse({ code: 'catalogue.handle_invalid', field: network, params: { network: rules[network].title } })
    : accept(handle);
}

/**
 * What a person typed or pasted, as it is kept: the name without `@` on Instagram and TikTok, what follows the address on Facebook, `@name` or
 * `channel/…` on YouTube. Null for what names no profile of this network: another network's address, a single post, a text.
 */
export function handleOf(network: Network, raw: string): string | null {
  const { host, handle, notProfiles } = rules[network];
  const typed = raw.normalize('NFC').trim();
  if (typed === '') return '';
  if (lengthOf(typed) > linkLengthMax) return null;
  const address = /^(?:https?:\/\/)?([^/?#\s@]+\.[a-z]{2,})\/(\S*)$/i.exec(typed);
  if (address !== null && !host.test(address[1] ?? '')) return null;
  const path = address?.[2] ?? typed;
  const found = network === 'youtube' ? channelIn(path) : network === 'facebook' ? pageIn(path) : firstOf(path).replace(/^@/, '');
  return found !== '' && handle.test(found) && !notProfiles.test(found) ? found : null;
}

const firstOf = (path: string): string => path.split(/[/?#]/)[0] ?? '';

function pageIn(path: string): string {
  const id = /^profile\.php\?(?:\S*&)?id=(\d+)/.exec(path)?.[1];
  return id === undefined ? firstOf(path).replace(/^@/, '') : `profile.php?id=${id}`;
}

function channelIn(path: string): string {
  const long = /^((?:channel|c|user)\/[^/?#]+)/.exec(path)?.[1];
  if (long !== undefined) return long;
  const name = firstOf(path);
  // An address without `@` names something else of the site; a word that was typed is a name.
  return name.startsWith('@') || name === '' ? name : path === name ? `@${name}` : '';
}

/** Where a kept handle leads, always https. */
export const linkOf = (network: Network, handle: string): string => rules[network].base + handle;

/** A kept handle as people write it. */
export function handleText(network: Network, handle: string): string {
  if (network === 'instagram' || network === 'tiktok') return `@${handle}`;
  return handle.startsWith('profile.php') || handle.startsWith('channel/') ? rules[network].title : handle.replace(/^(?:c|user)\//, '');
}
