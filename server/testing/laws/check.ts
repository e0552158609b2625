/** A law of the books. */
export interface Check {
  /** What must hold; printed when it does not. */
  readonly law: string;
  /** Answers the rows that break it. */
  readonly breaches: string;
}

/** Both sides of every transfer, computed here and not by the view of the schema. */
export const postings = `
  select t.source_id, t.kind, t.business_day, t.position, a.id as account_id, a.vendor_id, a.kind as account, side.amount_idr
  from ledger_transfer t
  cross join lateral (values (t.credit_account_id, t.amount_idr), (t.debit_account_id, -t.amount_idr)) as side (account_id, amount_idr)
  left join ledger_account a on a.id = side.account_id`;
