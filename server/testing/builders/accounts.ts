import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Permission } from '../../../contract/endpoint.ts';
import type { InvitedRole } from '../../../core/team/roles.ts';
import { dayMs } from '../../../core/time.ts';
import { keysFor } from '../../config-secrets.ts';
import { hashPassword } from '../../identity/password-hash.ts';
import { newTotpSecret, storeSecondFactor } from '../../identity/second-factor.ts';
import { startSession } from '../../identity/sessions.ts';
import type { BuilderContext } from './context.ts';

export const testPassword = 'a-long-test-password';
let hash: Promise<string> | undefined;
/** One hash for all: made once, it costs what a login costs. */
const testHash = (): Promise<string> => (hash ??= hashPassword(testPassword));

export interface BuiltAccount {
  readonly accountId: number;
  readonly email: string;
  readonly sessionId: string;
  /** The value of the BSID cookie of the same session. */
  readonly cookie: string;
}
export interface BuiltVendor extends BuiltAccount {
  readonly vendorId: number;
  readonly slug: string;
}
export interface VendorWish {
  readonly status?: 0 | 1 | 2;
  readonly name?: string;
  readonly plan?: 'Gold' | 'Silver' | 'Free';
  readonly categoryId?: number;
  readonly cityId?: number;
  readonly contactCredit?: number;
  readonly language?: 'en' | 'id';
}

/** Codes of an app for an account; answers their secret. */
async function newSecondFactor({ owner, system }: Pick<BuilderContext, 'owner' | 'system'>, accountId: number): Promise<string> {
  const totpSecret = newTotpSecret();
  const encryptionKeys = keysFor(system.identity.config.secrets.encryption, 'second factor');
  await storeSecondFactor(owner, { encryptionKeys }, accountId, totpSecret);
  return totpSecret;
}

/** Accounts of each kind with a session, written without signing up; the password of all is `testPassword`. */
export function accountBuilders({ owner, system, clock }: BuilderContext) {
  const account = async (
    type: 'vendor' | 'user' | 'operator',
    language: 'en' | 'id' = 'en',
    isEmailConfirmed = true,
  ): Promise<BuiltAccount> => {
    const email = `${type}-${randomUUID().slice(0, 12)}@pelaminan.test`;
    const { id } = await owner
      .insertInto('account')
      .values({
        type,
        email,
        password_hash: await testHash(),
        display_name: `${type} ${email.slice(-26, -15)}`,
        language,
        email_confirmed_at: isEmailConfirmed ? new Date() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await startSession(owner, system.identity, id, { address: '127.0.0.1', userAgent: 'test', isBrowser: false });
    return { accountId: id, email, sessionId: session.handle, cookie: session.secret };
  };
  return {
    /** A signed-in couple. */
    couple: (wish: { language?: 'en' | 'id'; isEmailConfirmed?: boolean } = {}) => account('user', wish.language, wish.isEmailConfirmed),
    /** A signed-in operator with a second factor. */
    async operator(...permissions: Permission[]): Promise<BuiltAccount & { totpSecret: string }> {
      const built = await account('operator');
      for (const permission of permissions)
        await owner.insertInto('operator_permission').values({ account_id: built.accountId, permission }).execute();
      return { ...built, totpSecret: await newSecondFactor({ owner, system }, built.accountId) };
    },
    /** Moves the clock on; who is signed in stays so. */
    async later(milliseconds: number): Promise<void> {
      clock.advance(milliseconds);
      const now = clock.now();
      await owner
        .updateTable('session')
        .set({ last_seen_at: new Date(now), expires_at: new Date(now + dayMs) })
        .execute();
    },
    /** Gives an account codes of an app, without anyone setting them up. */
    secondFactor: ({ accountId }: BuiltAccount): Promise<string> => newSecondFactor({ owner, system }, accountId),
    /** The same account with a session of now: those from before end after a day. */
    async signedInAgain<Built extends BuiltAccount>(built: Built): Promise<Built> {
      const session = await startSession(owner, system.identity, built.accountId, {
        address: '127.0.0.1',
        userAgent: 'test',
        isBrowser: false,
      });
      return { ...built, sessionId: session.handle, cookie: session.secret };
    },
    /** Someone who works for a vendor in a role, signed in. */
    async member(vendorId: number, role: InvitedRole): Promise<BuiltAccount> {
      const built = await account('vendor');
      await owner
        .insertInto('team_member')
        .values({ account_id: built.accountId, vendor_id: vendorId, role, joined_at: new Date() })
        .execute();
      return built;
    },
    /** A signed-in vendor with one service and a membership; published unless told otherwise. */
    async vendor(wish: VendorWish = {}): Promise<BuiltVendor> {
      const built = await account('vendor', wish.language);
      const slug = `vendor-${randomUUID().slice(0, 12)}`;
      const status = wish.status ?? 1;
      return owner.transaction().execute(async (tx) => {
        const { rows } = await sql<{ id: number }>`
          insert into vendor (account_id, slug, business_name, city_id, about, address, phone, contact_credit)
          values (${built.accountId}, ${slug}, ${wish.name ?? slug}, ${wish.cityId ?? 1}, 'About', 'Jl. Melati 1', '+622112345678', ${wish.contactCredit ?? 5})
          returning id`.execute(tx);
        const vendorId = rows[0]?.id ?? 0;
        const { id: serviceId } = await tx
          .insertInto('vendor_service')
          .values({ vendor_id: vendorId, category_id: wish.categoryId ?? 52, city_id: wish.cityId ?? 1 })
          .returning('id')
          .executeTakeFirstOrThrow();
        await sql`update vendor set main_service_id = ${serviceId}, status = ${status}, published_at = now() where id = ${vendorId}`.execute(
          tx,
        );
        await tx
          .insertInto('membership')
          .values({ vendor_service_id: serviceId, plan_name: wish.plan ?? 'Free', status: 'active', starts_on: '2026-01-01' })
          .execute();
        return { ...built, vendorId, slug };
      });
    },
  };
}
