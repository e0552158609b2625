import type { FastifyRequest } from 'fastify';
import type { Role } from '../../core/team/roles.ts';
import type { Permission } from '../../contract/endpoint.ts';

/** A vendor as one of its team sees it. */
interface SessionVendor {
  readonly id: number;
  readonly status: 0 | 1 | 2;
  readonly slug: string;
  readonly businessName: string;
  readonly role: Role;
  /** The account that owns it: the caller’s own for `owner`. */
  readonly ownerId: number;
}

/** Who is calling, as read from the database for this very request: rights that changed a moment ago already count (S22). */
export interface Session {
  readonly id: string;
  readonly accountId: number;
  readonly accountUuid: string;
  readonly accountType: 'vendor' | 'user' | 'operator';
  readonly email: string;
  readonly displayName: string;
  readonly language: 'en' | 'id';
  readonly permissions: readonly Permission[];
  /** The vendor that this account owns, or for whose team it works. */
  readonly vendor: SessionVendor | null;
  /** The handle the client sends as `Session-Id`. */
  readonly handle: string;
  /** The request itself carried the handle, not the cookie alone. */
  readonly hasShownHandle: boolean;
}

/** Finds the session of a request, or null. */
export type Authenticate = (request: FastifyRequest) => Promise<Session | null>;
