import type { FastifyRequest } from 'fastify';
import { pages } from '../../../core/identity/pages.ts';
import { refuseWith } from '../../kit/refused.ts';
import type { IdentityContext } from '../context.ts';

/** For whom passkeys are made: the host of the vendors' pages, and the origins they may be used from. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: string[];
}

/**
 * The one of a request. With `BUSINESS_HOST` it is that host, whatever the request says; else the name by which people reach us. Browsers know no
 * passkeys over plain HTTP, but on this machine, nor under an address without a name: refuses there.
 */
export function relyingPartyOf({ addresses }: Pick<IdentityContext, 'addresses'>, request: FastifyRequest): RelyingParty {
  const { protocol, hostname, origin, host } = new URL(addresses.back(request, pages.login));
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  if (isNumber || (protocol !== 'https:' && !isHere)) return refuseWith('identity.passkeys_unavailable');
  return { id: hostname, origins: [...new Set([origin, `https://${host}`])] };
}
