import { type ReactNode, useState } from 'react';
import { type Quotation, quotationPdf } from '../../../../contract/quotations.ts';
import { conversationPage } from '../../../../core/conversations/pages.ts';
import { isUnpaid } from '../../../../core/quotations/instalment.ts';
import { date, dateTime, money } from '../../../../texts/format.ts';
import { download } from '../../../base/calls/download.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { profileHref, quotationHref } from '../addresses.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './quotation.module.css';
import type { QuotationWords } from './quotation-texts.ts';
import { statusIn } from './status.ts';
import type { usePayment } from './use-payment.ts';

interface Props {
  readonly quotation: Quotation;
  readonly words: QuotationWords;
  readonly payment: ReturnType<typeof usePayment>;
  readonly onAsk: (what: 'accept' | 'decline') => void;
}

/** How it stands and the one thing to do: decide, or pay what is next. On a phone it stays in reach at the foot. */
export function StatusCard({ quotation, words, payment, onAsk }: Props) {
  const { href } = useSite();
  return (
    <aside className={styles['side']} aria-label={statusIn(words, quotation.status)}>
      <div className={styles['card']}>
        <p className={styles['mark']} data-status={quotation.status}>
          {statusIn(words, quotation.status)}
        </p>
        <Sentence quotation={quotation} words={words} />
        <MainAction quotation={quotation} words={words} payment={payment} onAsk={onAsk} />
      </div>
      <div className={styles['more']}>
        <Sums quotation={quotation} words={words} />
        <Versions quotation={quotation} words={words} />
        <PdfButton quotation={quotation} words={words} />
        <a href={href(writeHref(quotation))}>{words('write', { name: quotation.vendor.name })}</a>
        {wasPaid(quotation) && <a href={href('/help#refund')}>{words('refundHelp')}</a>}
      </div>
    </aside>
  );
}

const wasPaid = ({ totals: { paid, refunding, refunded } }: Quotation): boolean => paid + refunding + refunded > 0;

/** Into the conversation with the vendor; where none was started, to the form that starts one. */
const writeHref = ({ vendor, conversation_id: id }: Quotation): string =>
  id === null ? `${profileHref(vendor.slug)}#contact` : conversationPage('couple', id);

type PartProps = Pick<Props, 'quotation' | 'words'>;

/** How it stands, in a sentence. */
export function Sentence({ quotation, words }: PartProps): ReactNode {
  const { language } = useSite();
  const { status, content, vendor, closed_at: closedAt, reason, is_vendor_away: isAway } = quotation;
  if (status === 'draft') return null;
  if (status === 'sent' || status === 'viewed') {
    return content.valid_until === null || isAway ? null : <p>{words('statusText.open', { day: date(content.valid_until, language) })}</p>;
  }
  return (
    <div className={styles['sentence']}>
      <p>{words(`statusText.${status}`, { when: dateTime(closedAt ?? quotation.saved_at, language), name: vendor.name })}</p>
      {status === 'withdrawn' && reason !== null && <p>{words('statusText.reason', { reason })}</p>}
    </div>
  );
}

function MainAction({ quotation, words, payment, onAsk }: Props): ReactNode {
  const { href, language } = useSite();
  const { status, versions, instalments, id, totals, is_vendor_away: isAway } = quotation;
  if (status === 'sent' || status === 'viewed') {
    return (
      <div className={styles['decide']}>
        {!isAway && (
          <button type="button" className={styles['main']} onClick={() => onAsk('accept')}>
            {words('accept')}
          </button>
        )}
        <button type="button" className={styles['quiet']} onClick={() => onAsk('decline')}>
          {words('decline')}
        </button>
      </div>
    );
  }
  const newest = versions[0];
  if (status !== 'accepted') {
    return newest === undefined || newest.id === id ? null : (
      <a className={styles['main']} href={href(quotationHref(newest.id))}>
        {words('toNewest')}
      </a>
    );
  }
  const next = instalments.find(({ status }) => isUnpaid(status));
  if (next === undefined) return <p className={styles['allPaid']}>{words(totals.paid === totals.total ? 'allPaid' : 'nothingToPay')}</p>;
  if (isAway) return null;
  return (
    <button type="button" className={styles['main']} aria-disabled={payment.payingId !== null} onClick={() => void payment.pay(next)}>
      {payment.payingId === next.id ? words('paying') : words('pay', { amount: money(next.amount, language) })}
    </button>
  );
}

function Sums({ quotation: { totals, status }, words }: PartProps) {
  const { language } = useSite();
  const rows = [
    { label: words('total'), amount: totals.total },
    ...(status === 'accepted'
      ? [
          { label: words('paid'), amount: totals.paid },
          ...(totals.refunding > 0 ? [{ label: words('refunding'), amount: totals.refunding }] : []),
          ...(totals.refunded > 0 ? [{ label: words('refunded'), amount: totals.refunded }] : []),
          { label: words('left'), amount: totals.left },
        ]
      : []),
  ];
  return (
    <dl className={styles['sums']}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Versions({ quotation: { id, versions }, words }: PartProps) {
  const { href } = useSite();
  if (versions.length < 2) return null;
  return (
    <div>
      <h2 className={styles['small']}>{words('versions')}</h2>
      <ul className={styles['versions']}>
        {versions.map((version) => (
          <li key={version.id}>
            {version.id === id ? (
              <b>{words('version', { n: version.version })}</b>
            ) : (
              <a href={href(quotationHref(version.id))}>{words('version', { n: version.version })}</a>
            )}
            <span>{statusIn(words, version.status)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PdfButton({ quotation: { id }, words }: PartProps) {
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    download(quotationPdf, { params: { id } })
      .catch(notifyFailure)
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" className={styles['quiet']} aria-disabled={isBusy} onClick={() => !isBusy && save()}>
      {words('pdf')}
    </button>
  );
}
