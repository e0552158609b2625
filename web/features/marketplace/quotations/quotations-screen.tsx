import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { myQuotations, QuotationRow } from '../../../../contract/quotations.ts';
import { date, money } from '../../../../texts/format.ts';
import { quotationHref } from '../addresses.ts';
import { ListPage, TurnPage } from '../site/list-page.tsx';
import { useSite } from '../site/site-context.tsx';
import { type QuotationTexts, type QuotationWords, wordsOf } from './quotation-texts.ts';
import { ActionLink } from '../site/action-link.tsx';
import styles from './quotations.module.css';
import { statusIn } from './status.ts';

export interface QuotationsProps {
  readonly quotations: readonly QuotationRow[];
  readonly meta: AnswerOf<typeof myQuotations>['meta'];
  readonly texts: QuotationTexts;
}

/** What vendors offered this couple, newest first. */
export function QuotationsScreen({ quotations, meta, texts }: QuotationsProps) {
  const { href } = useSite();
  const words = wordsOf(texts);
  return (
    <ListPage title={words('list.title')} lead={words('list.lead')}>
      {quotations.length === 0 ? (
        <div className={styles['none']}>
          <p>{words('list.empty')}</p>
          <ActionLink href={href('/vendors')}>{words('list.find')}</ActionLink>
        </div>
      ) : (
        <ul className={styles['list']}>
          {quotations.map((quotation) => (
            <Row key={quotation.id} quotation={quotation} words={words} />
          ))}
        </ul>
      )}
      <TurnPage {...meta} path="/account/quotations" newer={words('list.newer')} older={words('list.older')} />
    </ListPage>
  );
}

function Row({ quotation, words }: { readonly quotation: QuotationRow; readonly words: QuotationWords }) {
  const { href, language } = useSite();
  const { id, number, vendor, status, total } = quotation;
  return (
    <li>
      <div>
        <h2>
          <a href={href(quotationHref(id))}>{vendor.name}</a>
        </h2>
        <p className={styles['small']}>{number}</p>
      </div>
      <div>
        <span className={styles['mark']} data-status={status}>
          {statusIn(words, status)}
        </span>
        <p className={styles['small']}>{nextOf(quotation, words, language)}</p>
      </div>
      <p className={styles['total']}>{money(total, language)}</p>
    </li>
  );
}

function nextOf(
  { status, is_vendor_away: isAway, valid_until: validUntil, next_due: due, paid, given_back: back, total }: QuotationRow,
  words: QuotationWords,
  language: 'en' | 'id',
): string {
  if (isAway) return words('list.away');
  if ((status === 'sent' || status === 'viewed') && validUntil !== null) return words('list.valid', { day: date(validUntil, language) });
  if (status !== 'accepted') return '';
  if (due === null && back > 0) return words('list.givenBack', { amount: money(back, language) });
  if (due === null) return paid === total ? words('list.paid') : '';
  const facts = { amount: money(due.amount, language), day: date(due.due_date, language) };
  return words(due.status === 'overdue' ? 'list.overdue' : 'list.due', facts);
}
