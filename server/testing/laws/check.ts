/** A law of the books. */
export interface Check {
  /** What must hold; printed when it does not. */
  readonly law: string;
  /** Answers the rows that break it. */
  readonly breaches: string;
}

const side = (account: string, sign: '' | '-'): string => `
  select t.source_id, t.kind, t.business_day, t.position, a.id as account_id, a.vendor_id, a.kind as account, ${sign}t.amount_idr as amount_idr
  from ledger_transfer t left join ledger_account a on a.id = t.${account}`;
/**
 * Both sides of every transfer, computed here and not by the view of the schema. Each side is joined by itself: of one join for both the
 * database knows too little about its keys, and goes through all accounts for each of them.
 */
export const postings = `${side('credit_account_id', '')} union all ${side('debit_account_id', '-')}`;
