import type { VendorProfile } from '../../../../contract/catalogue.ts';
import { handleOf, handleText, linkOf, type Network, networkTitle, networks } from '../../../../core/catalogue/links.ts';

export interface WebAddress {
  readonly href: string;
  readonly text: string;
}

/** A vendor's own site, when it is one that may be linked: only https leads away from here. (reliability S27) */
export function websiteOf(text: string): WebAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' ? { href: url.href, text: url.host.replace(/^www\./, '') + url.pathname.replace(/\/$/, '') } : null;
}

/** Where a vendor is on the networks; what is none of their names leads nowhere. */
export function networksOf(profile: Pick<VendorProfile, Network>): (WebAddress & { readonly network: Network; readonly title: string })[] {
  return networks.flatMap((network) => {
    const handle = handleOf(network, profile[network]);
    if (handle === null || handle === '') return [];
    return [{ network, title: networkTitle(network), href: linkOf(network, handle), text: handleText(network, handle) }];
  });
}

/** The address as people write it, on as few lines as it needs. */
export function addressOf({ address, town, zip }: Pick<VendorProfile, 'address' | 'town' | 'zip'>): string {
  // Many write their town into the address; it does not need to be there twice.
  const withTown = address.toLowerCase().includes(town.toLowerCase()) ? address : `${address}, ${town}`;
  return `${withTown} ${zip}`.trim();
}

/** A map that shows the place. */
export const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;
