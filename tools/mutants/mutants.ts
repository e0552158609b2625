// Defects that real systems had. Each is one change in one place, with the tests that have to find it.

export interface Mutant {
  readonly name: string;
  readonly file: string;
  /** Must be in the file exactly once. */
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}

export const mutants: readonly Mutant[] = [
  {
    name: 'a click is looked up before it is charged, and no constraint prevents a second charge',
    file: 'server/ads/decide-batch.ts',
    from: "outcome.outcome !== 'invalid' ? token.id : uuid7(clickedAt)",
    to: "outcome.outcome !== 'invalid' ? uuid7(clickedAt + 1) : uuid7(clickedAt)",
    tests: ['server/ads/click.test.ts'],
  },
  {
    name: 'credit is read without a lock',
    file: 'server/database/migrations/0143_spread_by_vendor.sql',
    from: 'order by a.vendor_id for no key update;',
    to: 'order by a.vendor_id;',
    tests: ['server/credit/ledger.test.ts'],
  },
  {
    name: 'a click is charged although the setting it was decided on changed',
    file: 'server/ads/click-store.ts',
    from: 'a.version = c.version and ',
    to: '',
    tests: ['server/ads/overtaken.test.ts'],
  },
  {
    name: 'a click is charged although the budget was used up in between',
    file: 'server/ads/click-store.ts',
    from: ' <= coalesce(a.daily_budget_idr, 9223372036854775807)',
    to: ' > 0',
    tests: ['server/ads/overtaken.test.ts', 'server/ads/charge-race.test.ts'],
  },
  {
    name: 'a click is charged although its viewer was charged in between',
    file: 'server/ads/click-store.ts',
    from: 'where excluded.counted_at - v.counted_at >= ${`${rules.viewerWindowMs} ms`}::interval',
    to: 'where ${`${rules.viewerWindowMs} ms`}::interval is not null',
    tests: ['server/ads/overtaken.test.ts'],
  },
  {
    name: 'a batch is half written',
    file: 'server/database/migrations/0090_clicks_written_once.sql',
    from: 'if written <> wanted then',
    to: 'if written < 0 then',
    tests: ['server/ads/overtaken.test.ts'],
  },
  {
    name: 'a click names a settlement that was closed in between',
    file: 'server/ads/click-store.ts',
    from: 'a.settlement = c.settlement and ',
    to: '',
    tests: ['server/ads/overtaken.test.ts'],
  },
  {
    name: 'clicks are settled twice',
    file: 'server/database/migrations/0090_clicks_written_once.sql',
    from: 'and v.settlement = d.settlement and v.unsettled_idr = d.unsettled_idr',
    to: '',
    tests: ['server/ads/settle.test.ts'],
  },
  {
    name: 'clicks are never settled',
    file: 'server/ads/click-writer.ts',
    from: '  context.settling.charged(charged.map(({ vendorId }) => vendorId));\n',
    to: '',
    tests: ['server/ads/settle.test.ts'],
  },
  {
    name: 'credit is locked without settling its clicks first',
    file: 'server/database/migrations/0143_spread_by_vendor.sql',
    from: '      perform ad_settle(behind_ids);\n',
    to: '',
    tests: ['server/ads/settle.test.ts'],
  },
  {
    name: 'the history of a batch is not read',
    file: 'server/ads/click-store.ts',
    from: 'on v.vendor_id = c.vendor_id and v.viewer_key = any',
    to: 'on v.vendor_id = -1 and v.viewer_key = any',
    tests: ['server/ads/click.test.ts'],
  },
  {
    name: 'what is not settled is left out of a balance',
    file: 'server/database/migrations/0143_spread_by_vendor.sql',
    from: 'select a.vendor_id, coalesce(v.spendable_idr, a.balance_idr)\n    from',
    to: 'select a.vendor_id, a.balance_idr\n    from',
    tests: ['server/ads/settle.test.ts', 'server/ads/click.test.ts'],
  },
  {
    name: 'days start at midnight UTC',
    file: 'core/time.ts',
    from: 'const jakartaOffsetMs = 7 * hourMs;',
    to: 'const jakartaOffsetMs = 0 * hourMs;',
    tests: ['tools/prove/in-memory.test.ts'],
  },
  {
    name: 'a payment is credited once for each webhook',
    file: 'core/payments/order.ts',
    from: "effect: state === 'paid' ? 'none' : 'deliver'",
    to: "effect: 'deliver'",
    tests: ['tools/prove/in-memory.test.ts', 'core/payments/order.test.ts'],
  },
  {
    name: 'the amount of a payment is not compared',
    file: 'core/payments/notice.ts',
    from: "return told.amountIdr === opened.amountIdr ? null : 'amount_mismatch';",
    to: 'return null;',
    tests: ['tools/prove/in-memory.test.ts'],
  },
  {
    name: 'a webhook is accepted without its signature',
    file: 'server/kit/webhook-signature.ts',
    from: "if (matches.length === 0) return 'signature_wrong';",
    to: '',
    tests: ['server/kit/webhook-signature.test.ts', 'server/payments/webhook.test.ts'],
  },
  {
    name: 'a database without durable commits is accepted',
    file: 'server/kit/database.ts',
    from: "row.setting === 'off'",
    to: "row.setting === 'never'",
    tests: ['server/database/durable.test.ts'],
  },
  {
    name: 'a token never expires',
    file: 'core/ads/click-validity.ts',
    from: 'token_expired: ({ clickedAt, tokenIssuedAt }, { tokenLifeMs }) => clickedAt - tokenIssuedAt >= tokenLifeMs,',
    to: 'token_expired: () => false,',
    tests: ['tools/prove/in-memory.test.ts'],
  },
  {
    name: 'one click more than the budget',
    file: 'core/ads/status.ts',
    from: 'priceIdr <= budgetLeftIdr(dailyBudget, spentTodayIdr)',
    to: 'budgetLeftIdr(dailyBudget, spentTodayIdr) > 0',
    tests: ['tools/prove/in-memory.test.ts'],
  },
  {
    name: 'attempts at a code are counted without a lock',
    file: 'server/bank-accounts/verify-account.ts',
    from: 'await lockVendor(tx, actor.vendorId);',
    to: '',
    tests: ['server/bank-accounts/code.test.ts'],
  },
  {
    name: 'another vendor’s order is found by its number',
    file: 'server/credit/orders-store.ts',
    from: "where('id', '=', id).where('vendor_id', '=', vendorId).executeTakeFirst();",
    to: "where('id', '=', id).where('vendor_id', '>', vendorId - vendorId).executeTakeFirst();",
    tests: ['server/credit/checkout.test.ts', 'server/credit/history.test.ts'],
  },
  {
    name: 'repeated clicks of a viewer are charged',
    file: 'core/ads/click-validity.ts',
    from: 'lastCountedAt !== null && clickedAt - lastCountedAt < viewerWindowMs',
    to: 'lastCountedAt !== null && clickedAt < lastCountedAt',
    tests: ['tools/prove/in-memory.test.ts'],
  },
  {
    name: 'a late payment adds credit',
    file: 'core/payments/order.ts',
    from: 'paidAt >= order.expiresAt ||',
    to: 'paidAt > order.expiresAt + 86_400_000 ||',
    tests: ['core/payments/order.test.ts'],
  },
  {
    name: 'the day is taken from the machine’s own clock',
    file: 'server/kit/clock.ts',
    from: 'now: () => Math.round(steady() + offset),',
    to: 'now: () => Date.now(),',
    tests: ['server/kit/clock.test.ts'],
  },
  {
    name: 'a request is taken over although its process is running',
    file: 'server/kit/idempotency.ts',
    from: 'if (row.is_owner_alive) leftBy = null;\n      else if',
    to: 'if',
    tests: ['server/kit/idempotency.test.ts'],
  },
  {
    name: 'requests keep waiting for a database that does not respond',
    file: 'server/kit/heartbeat.ts',
    from: 'if (silentMs >= SILENCE_MS && !isGone && !isStopped) lose();',
    to: '',
    tests: ['server/kit/heartbeat.test.ts'],
  },
  {
    name: 'a repeated beacon counts its displays again',
    file: 'server/ads/count-impressions.ts',
    from: 'order by vendor_id, id on conflict do nothing returning id, vendor_id, placement, at',
    to: 'order by vendor_id, id on conflict (vendor_id, id) do update set at = excluded.at returning id, vendor_id, placement, at',
    tests: ['server/ads/placements.test.ts'],
  },
  {
    name: 'a click is refunded before its figures are aggregated',
    file: 'server/ads/figures-store.ts',
    from: '  await addUp(tx, sql`vendor_id = ${vendorId}`);\n',
    to: '',
    tests: ['server/ads/add-up.test.ts'],
  },
];
