import { demoPassword } from '../../../server/demo/accounts.ts';
import type { Attack, Result, World } from '../world.ts';
import { codeOf } from '../../../server/testing/code-of.ts';

const perAccountMax = 10;
const windowMs = 900_000;
/** The processes follow the clock of the database: a window may begin a little earlier or later there than here. */
const clocksApartMs = 1_000;

const windowOf = (at: number): number => Math.floor(at / windowMs);

/** What each answer said, counted. */
type Answers = ReadonlyMap<string, number>;

async function burst({ origins }: World, count: number, body: (n: number) => object): Promise<{ answers: Answers; windows: number }> {
  const began = Date.now();
  const answers = new Map<string, number>();
  const guess = async (n: number): Promise<void> => {
    const response = await fetch(`${origins[n % 2]}/v2/login`, {
      method: 'POST',
      // Each guess comes from an address of its own, so that only the count of the account can stop it.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${Math.floor(n / 250)}.${n % 250}` },
      body: JSON.stringify(body(n)),
    });
    const code = codeOf({ body: await response.json() }) ?? 'in';
    answers.set(code, (answers.get(code) ?? 0) + 1);
  };
  await Promise.all(Array.from({ length: count }, (_, n) => guess(n)));
  return { answers, windows: windowOf(Date.now() + clocksApartMs) - windowOf(began - clocksApartMs) + 1 };
}

const sum = (answers: Answers, ...codes: readonly string[]): number => codes.reduce((total, code) => total + (answers.get(code) ?? 0), 0);

function judge(what: string, { answers, windows }: { answers: Answers; windows: number }, looked: number): Result {
  const allowed = perAccountMax * windows;
  const others = [...answers].map(([code, count]) => `${code} ${count}`).join(', ');
  return {
    figures: { [`${what}: looked at`]: `${looked} of ${[...answers.values()].reduce((a, b) => a + b, 0)}`, [`${what}: answers`]: others },
    failures: looked > allowed ? [`${looked} ${what} were looked at, ${allowed} are allowed`] : [],
  };
}

/** Passwords and six digits, guessed all at once on both processes. */
export const guesses: Attack = {
  name: 'guesses',
  about: 'Passwords, and codes of an authenticator, guessed all at once on both processes: ten are looked at.',
  async run(world) {
    const count = world.isShort ? 100 : 300;
    const couple = await world.db.selectFrom('account').select('email').where('type', '=', 'user').orderBy('id').executeTakeFirstOrThrow();
    const operator = await world.db
      .selectFrom('account')
      .select('email')
      .where('type', '=', 'operator')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const passwords = await burst(world, count, (n) => ({ email: couple.email, password: `a guess at a password ${n}` }));
    const codes = await burst(world, count, (n) => ({
      email: operator.email,
      password: demoPassword,
      code: String((n * 3_331) % 1_000_000).padStart(6, '0'),
    }));
    const results = [
      judge('passwords', passwords, sum(passwords.answers, 'identity.credentials_wrong', 'in')),
      judge('codes', codes, sum(codes.answers, 'identity.code_wrong', 'in')),
    ];
    return { figures: Object.assign({}, ...results.map(({ figures }) => figures)), failures: results.flatMap(({ failures }) => failures) };
  },
};
