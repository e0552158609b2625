// Passkeys: added, used, removed. What the browser sends is verified by @simplewebauthn/server (decision 0162).
import type { CreatedPasskey, UsedPasskey } from '../../../contract/passkeys.ts';
import { passkeyNameMax, passkeysMax } from '../../../core/identity/second-factor.ts';
import { fieldsOf } from '../../../core/unknown.ts';
import { writeAudit } from '../../kit/audit.ts';
import { type Connection, inTransaction } from '../../kit/database.ts';
import { Refused, refuseWith } from '../../kit/refused.ts';
import type { Session } from '../../kit/session.ts';
import { confirmPassword } from '../confirm-password.ts';
import type { IdentityContext } from '../context.ts';
import { checkDisplayName } from '../display-name.ts';
import { endSessions } from '../sessions.ts';
import { lockAccount } from '../member-accounts.ts';
import { emailFactor } from './emails.ts';
import { assertFactor } from './give.ts';
import {
  countUse,
  deletePasskey,
  insertPasskey,
  isChallenge,
  issueChallenge,
  passkeyBy,
  passkeysOf,
  type Purpose,
  type StoredPasskey,
  takeChallenge,
} from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';
import { factorsOf, hasFactor, makeRecoveryCodes, markGiven, removeFactors } from './store.ts';

/** Loaded with its first use: no process needs it to start. */
const webauthn = () => import('@simplewebauthn/server');
/** Ed25519, ES256 and RS256, which together every authenticator has one of. */
const supportedAlgorithmIDs = [-8, -7, -257];
const refuse = (): never => refuseWith('identity.passkey_refused');
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const neverRequired = async (): Promise<boolean> => false;

/** The challenge that a browser signed, as it says itself; what it says is verified after that. */
function signedChallenge(clientData: string): string {
  try {
    const { challenge } = fieldsOf(JSON.parse(bytesOf(clientData).toString('utf8')));
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Verification of a library: whatever it throws over what it was given is a refusal. */
async function verified<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return refuse();
  }
}

/** What the browser needs to make a passkey, after the password was asked again. */
export async function startAdding(ctx: IdentityContext, session: Session, party: RelyingParty, password: string, address: string) {
  const { accountId, accountUuid, email, displayName } = session;
  await assertFactor(ctx, session, neverRequired);
  const passkeys = await passkeysOf(ctx.db, accountId);
  if (passkeys.length >= passkeysMax) refuseWith('identity.passkeys_full', { params: { max: passkeysMax } });
  await confirmPassword(ctx, { accountId, password, field: 'password', action: 'passkey-added', address });
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Pelaminan',
    rpID: party.id,
    userName: email,
    userDisplayName: session.vendor?.businessName ?? displayName,
    userID: new Uint8Array(Buffer.from(accountUuid)),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: base64(credentialId) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    challenge: await inTransaction(ctx.db, (tx) => issueChallenge(tx, 'add', accountId, ctx.clock.now())),
  });
}

/** Adds a passkey that a browser made. With the first factor of an account other sessions end, and recovery codes are answered. */
export async function addPasskey(
  ctx: IdentityContext,
  session: Session,
  party: RelyingParty,
  { name: typed, credential }: { readonly name: string; readonly credential: CreatedPasskey },
  address: string,
): Promise<string[] | null> {
  const { accountId } = session;
  const name = checkDisplayName(typed, passkeyNameMax);
  if (!name.ok) throw new Refused(name.refusals);
  const { asked, passkey } = await verifiedCreation(ctx, accountId, party, credential);
  return inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await takeChallenge(tx, asked, ctx.clock.now()))) refuse();
    const isFirst = !hasFactor(await factorsOf(tx, accountId));
    if ((await passkeysOf(tx, accountId)).length >= passkeysMax) refuseWith('identity.passkeys_full', { params: { max: passkeysMax } });
    const addedAt = new Date(ctx.clock.now());
    if (!(await insertPasskey(tx, { ...passkey, accountId, transports: credential.transports, name: name.value, addedAt }))) refuse();
    await emailFactor(tx, ctx, accountId, 'passkey_added');
    await writeAudit(tx, { action: 'passkey-added', accountId, address, result: 'done' });
    await markGiven(tx, session.id, addedAt);
    if (!isFirst) return null;
    await endSessions(tx, ctx, accountId, { exceptId: session.id });
    return makeRecoveryCodes(tx, accountId);
  });
}

async function verifiedCreation({ db, clock }: IdentityContext, accountId: number, party: RelyingParty, credential: CreatedPasskey) {
  const challenge = signedChallenge(credential.client_data_json);
  const asked = { challenge, purpose: 'add', accountId } as const;
  if (!(await isChallenge(db, asked, clock.now()))) refuse();
  const { id, client_data_json: clientDataJSON, attestation_object: attestationObject } = credential;
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (registrationInfo === undefined) return refuse();
  const { credential: made } = registrationInfo;
  return { asked, passkey: { credentialId: bytesOf(made.id), publicKey: Buffer.from(made.publicKey), uses: made.counter } };
}

/** What the browser needs to use a passkey: of an account, or whichever its owner chooses. */
export async function startUsing(ctx: IdentityContext, party: RelyingParty, purpose: 'sign_in' | 'confirm', accountId: number | null) {
  const own = accountId === null ? [] : await passkeysOf(ctx.db, accountId);
  if (accountId !== null && own.length === 0) refuseWith('request.not_found');
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    challenge: await inTransaction(ctx.db, (tx) => issueChallenge(tx, purpose, accountId, ctx.clock.now())),
    ...(own.length > 0 && { allowCredentials: own.map(({ credentialId, transports }) => ({ id: base64(credentialId), transports })) }),
  });
}

/** A use that was verified: whose passkey it was, and how its use is counted, once, in a transaction. False: it was removed or used meanwhile. */
export interface VerifiedUse {
  readonly accountId: number;
  readonly count: (tx: Connection) => Promise<boolean>;
}

/** Verifies that a passkey was used for something; refuses whatever is wrong with it, and all that alike. */
export async function verifiedUse(
  ctx: IdentityContext,
  party: RelyingParty,
  { purpose, accountId }: { readonly purpose: Purpose; readonly accountId: number | null },
  credential: UsedPasskey,
): Promise<VerifiedUse> {
  const challenge = signedChallenge(credential.client_data_json);
  const asked = { challenge, purpose, accountId };
  if (!(await isChallenge(ctx.db, asked, ctx.clock.now()))) refuse();
  const passkey = (await passkeyBy(ctx.db, bytesOf(credential.id))) ?? refuse();
  if (accountId !== null && passkey.accountId !== accountId) refuse();
  if (credential.user_handle !== null && !(await isHandleOf(ctx.db, passkey.accountId, credential.user_handle))) refuse();
  const { id, client_data_json: clientDataJSON, authenticator_data: authenticatorData, signature } = credential;
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified: isRight, authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: base64(passkey.credentialId), publicKey: new Uint8Array(passkey.publicKey), counter: passkey.uses },
    }),
  );
  if (!isRight) refuse();
  const { newCounter } = authenticationInfo;
  return {
    accountId: passkey.accountId,
    async count(tx) {
      const now = ctx.clock.now();
      return (await takeChallenge(tx, asked, now)) && countUse(tx, passkey.id, newCounter, new Date(now));
    },
  };
}

async function isHandleOf(db: Connection, accountId: number, handle: string): Promise<boolean> {
  const account = await db.selectFrom('account').select('uuid').where('id', '=', accountId).executeTakeFirst();
  return account !== undefined && bytesOf(handle).toString('utf8') === account.uuid;
}

/** Removes a passkey, after the factor was given. Sessions stay; with the last factor recovery codes go as well. */
export async function removePasskey(ctx: IdentityContext, session: Session, id: string, address: string): Promise<void> {
  const { accountId } = session;
  await assertFactor(ctx, session, neverRequired);
  await inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await deletePasskey(tx, accountId, id))) refuseWith('request.not_found');
    if (!hasFactor(await factorsOf(tx, accountId))) await removeFactors(tx, accountId);
    await emailFactor(tx, ctx, accountId, 'passkey_removed');
    await writeAudit(tx, { action: 'passkey-removed', accountId, address, result: 'done' });
  });
}

/** A passkey as its owner sees it. */
export const presentPasskey = ({ id, name, addedAt, lastUsedAt }: StoredPasskey) => ({
  id,
  name,
  added_at: addedAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
