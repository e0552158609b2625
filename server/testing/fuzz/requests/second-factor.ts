// Valid requests of people who work for a vendor about their second factor.
import { Secret, TOTP } from 'otpauth';
import { type BuiltAccount, testPassword } from '../../builders/accounts.ts';
import { type Around, dataOf, type MakeRequest, type Requests } from './request.ts';

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

export const requestsOfSecondFactors: Requests = {
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
  'POST /v2/login/second_factor_removal': async (around) => ({
    body: { email: (await withCodes(around)).as.email, password: testPassword },
  }),
  'PUT /v2/team/second_factor': async ({ app }) => ({ as: await app.build.vendor(), body: { required: false } }),
};
