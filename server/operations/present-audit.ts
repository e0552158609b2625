// The audit log as operators read it: ids become names, and what has a page leads to it.
import type { AuditEntry } from '../../contract/operations.ts';
import type { CasePage } from '../../contract/operations-search.ts';
import { isRefusalCode } from '../../contract/refusals.ts';
import { refusalText } from '../../texts/refusals.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { vendorsById, vendorsOfAccounts } from '../catalogue/api.ts';
import { type AccountName, accountNames } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import type { AuditRow } from './audit-store.ts';
import { reasonIn } from '../../texts/stock-reasons.ts';

const vendorFacts = ['vendor', 'vendorId'];
const accountFacts = ['account', 'operator', 'manager'];

const subjectOf = (subject: string): { kind: string; id: string } => {
  const colon = subject.indexOf(':');
  return { kind: subject.slice(0, Math.max(0, colon)), id: subject.slice(colon + 1) };
};
const numberIn = (value: unknown): number[] => {
  const n = typeof value === 'string' ? Number(value) : value;
  return typeof n === 'number' && Number.isSafeInteger(n) ? [n] : [];
};

/** Entries with everyone they mention, read once for all of them. */
export async function presentAudit(db: Connection, rows: readonly AuditRow[], language: Language): Promise<AuditEntry[]> {
  const facts = (names: readonly string[]) => rows.flatMap(({ detail }) => names.flatMap((name) => numberIn(detail[name])));
  const subjects = (kind: string) =>
    rows.map(({ subject }) => subjectOf(subject)).flatMap((one) => (one.kind === kind ? numberIn(one.id) : []));
  const accountIds = [...rows.flatMap(({ accountId }) => accountId ?? []), ...subjects('account'), ...facts(accountFacts)];
  const [accounts, own, vendors] = await Promise.all([
    accountNames(db, accountIds),
    vendorsOfAccounts(db, [...new Set(accountIds)]),
    vendorsById(db, [...subjects('vendor'), ...facts(vendorFacts)]),
  ]);
  const accountPage = (id: number): CasePage | null => {
    const type: AccountName['type'] | undefined = accounts.get(id)?.type;
    if (type === 'user') return { kind: 'couple', id: String(id) };
    const vendor = own.get(id);
    return vendor === undefined ? null : { kind: 'vendor', id: String(vendor.id) };
  };
  const accountName = (id: number): string | null => {
    const account = accounts.get(id);
    return account === undefined ? null : nameFor(account.name, language);
  };
  const vendorName = (id: number): string | null => {
    const vendor = vendors.get(id);
    return vendor === undefined ? null : nameFor(vendor.name, language);
  };
  const aboutOf = ({ subject, detail, action }: AuditRow): AuditEntry['about'] => {
    const { kind, id } = subjectOf(subject);
    const number = typeof detail['number'] === 'string' ? detail['number'] : null;
    if (kind === 'vendor') return { name: vendorName(Number(id)), page: { kind, id } };
    if (kind === 'account') return { name: accountName(Number(id)), page: accountPage(Number(id)) };
    if (kind === 'payout' || kind === 'payment') return { name: number, page: { kind, id } };
    if (kind === 'acquisition') return { name: null, page: { kind: 'application', id } };
    // An erased one has no page any more, and is named by its vendor in the detail.
    if (kind === 'agreement') return { name: null, page: action === 'verification.erase' ? null : { kind, id } };
    return { name: number, page: null };
  };
  const namedIn = (detail: AuditEntry['detail']): Record<string, string> => {
    const { code, reason } = detail;
    const refusal = typeof code === 'string' && isRefusalCode(code) ? refusalText(code, undefined, language) : '{}';
    const name = (fact: string, of: (id: number) => string | null) => numberIn(detail[fact]).flatMap((id) => [[fact, of(id)] as const]);
    const found = [...vendorFacts.flatMap((fact) => name(fact, vendorName)), ...accountFacts.flatMap((fact) => name(fact, accountName))];
    if (typeof reason === 'string') found.push(['reason', reasonIn(reason, language)]);
    // The entry has not kept what such a sentence would name.
    if (!refusal.includes('{')) found.push(['code', refusal]);
    return Object.fromEntries(found.flatMap(([fact, is]) => (is === null ? [] : [[fact, is]])));
  };
  return rows.map((row) => {
    const { id, at, action, address, subject, result, detail, accountId } = row;
    const who = accountId === null ? undefined : accounts.get(accountId);
    return {
      id,
      at: at.toISOString(),
      action,
      who: who && accountId !== null ? { email: nameFor(who.email, language), type: who.type, page: accountPage(accountId) } : null,
      address,
      subject,
      about: aboutOf(row),
      named: namedIn(detail),
      result,
      detail,
    };
  });
}
