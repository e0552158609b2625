// Valid requests of people who work for a vendor about their second factor.
import { Secret, TOTP } from 'otpauth';
import type { SecondFactor } from '../../../../contract/second-factor.ts';
import { type BuiltAccount, testPassword } from '../../builders/accounts.ts';
import { Authenticator } from '../../authenticator.ts';
import { type Around, dataOf, granted, type MakeRequest, type Requests } from './request.ts';

const path = '/v2/second_factor';
const codeFor = ({ app }: Around, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now() });

/** A vendor with codes, and the next one. */
async function withCodes(around: Around): Promise<{ readonly as: BuiltAccount; readonly code: string }> {
  const as = await around.app.build.vendor();
  return { as, code: codeFor(around, await around.app.build.secondFactor(as)) };
}
const byCode: MakeRequest = async (around) => {
  const { as, code } = await withCodes(around);
  return { as, body: { code } };
};

/** A phone of someone who uses our pages at their own address. */
function newPhone({ app }: Around): Authenticator {
  const { origin, hostname } = new URL(app.system.identity.addresses.page('/login', 'en'));
  return new Authenticator({ origin, relyingParty: hostname });
}
type Options = { readonly challenge: string };
const optionsAt = async ({ app }: Around, url: string, as: BuiltAccount | undefined, body: object): Promise<Options> =>
  dataOf<Options>(await app.call('POST', url, { ...(as && { as }), body }));
const adding = async (around: Around, as: BuiltAccount) => {
  const phone = newPhone(around);
  const credential = phone.made(await optionsAt(around, '/v2/passkeys/options', as, { password: testPassword }));
  return { phone, body: { name: 'Phone', credential } };
};
/** A vendor with a passkey. */
async function withPasskey(around: Around) {
  const as = await around.app.build.vendor();
  const { phone, body } = await adding(around, as);
  granted(await around.app.call('POST', '/v2/passkeys', { as, body }));
  const { passkeys } = dataOf<SecondFactor>(await around.app.call('GET', path, { as }));
  const { uuid } = await around.app.owner.selectFrom('account').select('uuid').where('id', '=', as.accountId).executeTakeFirstOrThrow();
  return { as, phone, id: passkeys[0]?.id, handle: Buffer.from(uuid).toString('base64url') };
}

const passkeyRequests: Requests = {
  'POST /v2/passkeys/options': async ({ app }) => ({ as: await app.build.vendor(), body: { password: testPassword } }),
  'POST /v2/passkeys': async (around) => {
    const as = await around.app.build.vendor();
    return { as, body: (await adding(around, as)).body };
  },
  'PUT /v2/passkeys/:id': async (around) => {
    const { as, id } = await withPasskey(around);
    return { as, params: { id }, body: { name: 'Old phone' } };
  },
  'DELETE /v2/passkeys/:id': async (around) => {
    const { as, id } = await withPasskey(around);
    return { as, params: { id } };
  },
  'POST /v2/login/passkey_options': async () => ({ body: {} }),
  'POST /v2/login/passkey': async (around) => {
    const { phone, handle } = await withPasskey(around);
    return { body: { credential: phone.used(await optionsAt(around, '/v2/login/passkey_options', undefined, {}), handle) } };
  },
  [`POST ${path}/passkey_options`]: async (around) => ({ as: (await withPasskey(around)).as, body: {} }),
  [`POST ${path}/passkey_proof`]: async (around) => {
    const { as, phone, handle } = await withPasskey(around);
    return { as, body: { credential: phone.used(await optionsAt(around, `${path}/passkey_options`, as, {}), handle) } };
  },
};

export const requestsOfSecondFactors: Requests = {
  ...passkeyRequests,
  [`GET ${path}`]: async ({ app }) => ({ as: await app.build.vendor() }),
  [`POST ${path}/setup`]: async ({ app }) => ({ as: await app.build.vendor(), body: { password: testPassword } }),
  [`POST ${path}`]: async (around) => {
    const as = await around.app.build.vendor();
    const setup = await around.app.call('POST', `${path}/setup`, { as, body: { password: testPassword } });
    return { as, body: { code: codeFor(around, dataOf<{ secret: string }>(setup).secret) } };
  },
  [`POST ${path}/off`]: async (around) => {
    const { as, code } = await withCodes(around);
    return { as, body: { password: testPassword, code } };
  },
  [`POST ${path}/recovery_codes`]: async (around) => {
    const { as, code } = await withCodes(around);
    await around.app.call('POST', `${path}/proof`, { as, body: { code } });
    return { as, body: { password: testPassword } };
  },
  [`POST ${path}/proof`]: byCode,
  [`DELETE ${path}/removal`]: async (around) => ({ as: (await withCodes(around)).as }),
  'POST /v2/login/second_factor_removal': async (around) => ({
    body: { email: (await withCodes(around)).as.email, password: testPassword },
  }),
  'PUT /v2/team/second_factor': async ({ app }) => ({ as: await app.build.vendor(), body: { required: false } }),
};
