// The type of a valid request, and its builder.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BuiltAccount } from '../../builders/accounts.ts';
import type { TestApp } from '../../test-app.ts';
import type { Answer } from '../../builders/context.ts';
import type { Role, World } from '../people.ts';

export interface Around {
  readonly app: TestApp;
  readonly world: World;
  readonly role: Role;
  /** Anyone who calls in this role; no one without a session. */
  readonly as: BuiltAccount | undefined;
}
/** What is left out is made from the shapes of the call, and sent as the role's own person. */
interface GoodRequest {
  readonly as?: BuiltAccount;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
/** Makes a request that is granted now, with whatever has to be there for it. Called again after each one that was granted. */
export type MakeRequest = (around: Around) => Promise<GoodRequest>;
export type Requests = Readonly<Record<string, MakeRequest>>;

/** The body of an answer that has to be good. */
export function granted<T>(answer: Answer): T {
  if (answer.status >= 300) throw new Error(`a request could not be prepared: ${answer.status} ${answer.text}`);
  return answer.body as T;
}
/** The `data` of an answer that has to be good. */
export const dataOf = <T>(answer: Answer): T => granted<{ data: T }>(answer).data;

/** The address in an email about a quotation that turns such emails off. */
export async function turnOffParams({ app }: Around): Promise<{ readonly params: { readonly token: string } }> {
  const [vendor, couple] = [await app.build.vendor({ plan: 'Gold' }), await app.build.couple()];
  await app.build.sentQuotation({ vendor, couple });
  const { rows } = await sql<{ address: string }>`
    select data->>'unsubscribe' as address from pgboss.job
    where name = 'send-mail' and data->>'to' = ${couple.email} and data->>'unsubscribe' is not null limit 1`.execute(app.owner);
  return { params: { token: new URL(rows[0]?.address ?? '').pathname.split('/').at(-1) ?? '' } };
}

/** The token in the newest email to an address; no one sends them in this world. */
export async function mailedToken({ owner }: TestApp, to: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select data->>'text' as text from pgboss.job where name = 'send-mail' and data->>'to' = ${to} order by created_on desc limit 1`.execute(
    owner,
  );
  return /#token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}
/** Never the same twice, and at no host that exists. */
export const newAddress = (): string => `fuzz-${randomUUID().slice(0, 12)}@pelaminan.test`;
/** Someone like the role's person whose account may be changed or ended. */
export const somebody = ({ app, role }: Around): Promise<BuiltAccount> =>
  role === 'couple' ? app.build.couple() : app.build.vendor({ plan: 'Gold' });
/** How a person names itself in addresses: a vendor by the vendor's id. */
export const ownId = ({ world, role, as }: Around): number | undefined => (role === 'vendor' ? world.vendor.vendorId : as?.accountId);

/** A category and a city where no one's ad is shown. */
export async function quietPlace({ owner }: TestApp): Promise<{ readonly categoryId: number; readonly cityId: number }> {
  const { rows } = await sql<{ categoryId: number; cityId: number }>`
    select category.id as "categoryId", city.id as "cityId" from category, city
    where not exists (
      select from vendor_service s join vendor_ad a on a.vendor_id = s.vendor_id where s.category_id = category.id and s.city_id = city.id)
    order by 1, 2 limit 1`.execute(owner);
  return rows[0] ?? { categoryId: 0, cityId: 0 };
}
/** The person of a role that signs in. */
export function caller({ as }: Around): BuiltAccount {
  if (!as) throw new Error('nobody is signed in');
  return as;
}
