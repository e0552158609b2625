// Connects identity, catalogue and applications.
import { registerAcquisition } from '../acquisition/routes.ts';
import * as catalogue from '../catalogue/api.ts';
import { registerCatalogue } from '../catalogue/routes.ts';
import { keysFor } from '../config-secrets.ts';
import type { latestClients } from '../dashboard/api.ts';
import { inviteAccount, inviteAt } from '../identity/api.ts';
import { confirmPassword, type PasswordProof } from '../identity/confirm-password.ts';
import type { IdentityContext } from '../identity/context.ts';
import { endDuplicateCookies } from '../identity/duplicate-cookies.ts';
import { assertFactor } from '../identity/factors/give.ts';
import { registerIdentityJobs } from '../identity/jobs.ts';
import { registerIdentity } from '../identity/routes.ts';
import { createAuthenticate } from '../identity/sessions.ts';
import { createIdempotency } from '../kit/idempotency.ts';
import { createService, type Service } from '../kit/serve.ts';
import type { Authenticate, Session } from '../kit/session.ts';
import { createReadTurns } from '../kit/turns.ts';
import { cancelDeletion } from '../leaving/api.ts';
import { requiresFactor, teamVendorOf } from '../team/api.ts';
import type { TeamContext } from '../team/context.ts';
import { registerTeam } from '../team/routes.ts';
import { hasAnyProduct } from '../store/api.ts';
import type { Foundation } from './foundation.ts';

export interface Accounts {
  readonly identity: IdentityContext;
  readonly authenticate: Authenticate;
  readonly service: Service;
  /** Refuses a wrong password, and too many of them. */
  readonly confirmPassword: (proof: PasswordProof) => Promise<void>;
  /** Refuses a session that may not move money now: its second factor was not given lately, or is missing where the vendor requires one. */
  readonly assertFactor: (session: Session) => Promise<void>;
  /** The same, where one is asked for only of an account that has one. */
  readonly assertOwnFactor: (session: Session) => Promise<void>;
}

interface Above {
  /** The vendor's newest clients are part of its own record; clients stand above accounts. */
  readonly clientsOf: (vendorId: number, language: Parameters<typeof latestClients>[2]) => ReturnType<typeof latestClients>;
}

/** Joins accounts, and opens the service that all other calls are bound to: it asks them who is calling. */
export function joinAccounts({ kit, config, app, plainNotifier, heartbeat }: Foundation, { clientsOf }: Above): Accounts {
  const { db, clock, jobs, bus, throttle, addresses } = kit;
  const identity: IdentityContext = {
    db,
    clock,
    jobs,
    bus,
    // Links with tokens are for a mailbox alone.
    notifier: plainNotifier,
    throttle,
    directory: {
      vendorOfAccount: teamVendorOf,
      shownVendor: catalogue.shownVendor,
      ownRecord: async (connection, vendorId, include, language) => ({
        ...(await catalogue.ownRecord(connection, vendorId, include)),
        hasStoreProduct: await hasAnyProduct(connection, vendorId),
        ...(await clientsOf(vendorId, language)),
      }),
    },
    config,
    handleKeys: keysFor(config.secrets.token, 'session handle'),
    encryptionKeys: keysFor(config.secrets.encryption, 'second factor'),
    addresses,
    cancelDeletion: (tx, accountId, address) => cancelDeletion(tx, { bus, clock }, accountId, address),
  };
  const authenticate = createAuthenticate(identity);
  endDuplicateCookies(app, identity);
  const service = createService(app, {
    authenticate,
    idempotency: createIdempotency(db, clock, heartbeat, keysFor(config.secrets.token, 'repeated request')),
    isOwnOrigin: addresses.isOwnOrigin,
    readTurns: createReadTurns(config.databasePool),
    countCall: (key, limit) => throttle.hit(db, key, limit),
  });
  const confirm = (proof: PasswordProof) => confirmPassword(identity, proof);
  const isRequired = async ({ vendor }: Session): Promise<boolean> => vendor !== null && requiresFactor(db, vendor.id);
  const assertGiven: TeamContext['assertFactor'] = (session, isAsked = () => isRequired(session)) =>
    assertFactor(identity, session, isAsked);
  const answerNew = registerIdentity(service, identity, authenticate, isRequired);
  registerTeam(service, { ...kit, identity, answerNew, confirmPassword: confirm, assertFactor: assertGiven });
  registerIdentityJobs(identity);
  registerCatalogue(service, { ...kit, confirmPassword: confirm });
  registerAcquisition(service, {
    ...kit,
    invite: {
      account: (tx, wish) => inviteAccount(tx, identity, wish),
      again: (tx, accountId, email) => inviteAt(tx, identity, accountId, email),
    },
  });
  return {
    identity,
    authenticate,
    service,
    confirmPassword: confirm,
    assertFactor: (session) => assertGiven(session),
    assertOwnFactor: (session) => assertGiven(session, async () => false),
  };
}
