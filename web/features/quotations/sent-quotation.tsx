import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type Quotation, quotationPdf } from '../../../contract/quotations.ts';
import { useFormat } from '../../base/format.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useTexts } from '../../base/texts.ts';
import { Button, buttonLooks } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { quotationAddress } from './addresses.ts';
import { InquiryFacts } from './inquiry-facts.tsx';
import { DuplicateDialog } from './document/duplicate-dialog.tsx';
import { useNewVersion } from './document/use-new-version.ts';
import { WithdrawDialog } from './document/withdraw-dialog.tsx';
import { SentDocument } from './preview-document.tsx';
import { inquiryQuery } from '../../parts/quotations/queries.ts';
import classes from './sent-quotation.module.css';
import { StatusMark } from './status-mark.tsx';
import { quotationsTexts } from './texts.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { FailedCard } from '../../ui/page-state.tsx';

/** A sent quotation: its status, possible actions, and the document. */
export function SentQuotation({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(quotationsTexts);
  return (
    <div className={classes['page']}>
      <div className={classes['side']}>
        <Card>
          <div className={classes['status']}>
            <StatusMark status={quotation.status} />
            <Status quotation={quotation} />
            <Actions quotation={quotation} />
          </div>
        </Card>
        <Money quotation={quotation} />
        <Versions quotation={quotation} />
        <Request inquiryId={quotation.inquiry_id} title={t('request')} />
      </div>
      <SentDocument quotation={quotation} />
    </div>
  );
}

type PartProps = { readonly quotation: Quotation };

/** Where it stands, in a sentence with its time. */
function Status({ quotation }: PartProps): ReactNode {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const isReadOnly = useIsReadOnly('clients');
  const { status, sent_at: sentAt, viewed_at: viewedAt, closed_at: closedAt, totals, reason, decline_ground: ground } = quotation;
  if (status === 'draft') return null;
  const when = format.dateTime((status === 'sent' ? sentAt : status === 'viewed' ? viewedAt : closedAt) ?? quotation.saved_at);
  const paid = format.money(totals.paid);
  return (
    <>
      <p>
        {status === 'accepted'
          ? t('statusText.accepted', { when, paid, total: format.money(totals.total) })
          : t(`statusText.${status}`, { when })}
      </p>
      {quotation.is_day_taken && !isReadOnly && <Notice tone="warn">{t('statusText.dayTaken')}</Notice>}
      {quotation.sent_by !== null && <p>{t('sentBy', { name: quotation.sent_by })}</p>}
      {ground !== null && <p>{t(`statusText.ground.${ground}`)}</p>}
      {reason !== null && <p>{t(status === 'withdrawn' ? 'statusText.ownReason' : 'statusText.reason', { reason })}</p>}
    </>
  );
}

function Actions({ quotation }: PartProps) {
  const t = useTexts(quotationsTexts);
  const { id, status, next_draft_id: nextDraftId, versions, version } = quotation;
  const shell = useTexts(shellTexts);
  const [asking, setAsking] = useState<'withdraw' | 'duplicate' | null>(null);
  const next = useNewVersion(id);
  const isReadOnly = useIsReadOnly('clients');
  const isOpen = status === 'sent' || status === 'viewed';
  const isNewest = versions[0]?.id === id;
  const mayRenew = isNewest && status !== 'accepted' && status !== 'replaced';
  return (
    <div className={classes['actions']}>
      {nextDraftId !== null && !isReadOnly && (
        <Link to={quotationAddress(nextDraftId)} {...buttonLooks('filled')}>
          {t('toDraft', { version: (versions[0]?.version ?? version) + 1 })}
        </Link>
      )}
      {nextDraftId === null && mayRenew && !isReadOnly && (
        <Button variant={isOpen ? 'default' : 'filled'} loading={next.isPending} onClick={() => next.mutate()}>
          {t('newVersion')}
        </Button>
      )}
      {isOpen && !isReadOnly && (
        <Button variant="default" onClick={() => setAsking('withdraw')}>
          {t('withdraw')}
        </Button>
      )}
      <DownloadButton endpoint={quotationPdf} input={{ params: { id } }}>
        {t('pdf')}
      </DownloadButton>
      {!isReadOnly && (
        <Button variant="subtle" onClick={() => setAsking('duplicate')}>
          {t('duplicate')}
        </Button>
      )}
      {asking === 'withdraw' && isOpen && <WithdrawDialog quotation={quotation} onClose={() => setAsking(null)} />}
      {asking === 'withdraw' && !isOpen && (
        <Dialog title={t(`status.${status}`)} back={shell('close')} onClose={() => setAsking(null)}>
          <div role="alert">
            <Status quotation={quotation} />
          </div>
        </Dialog>
      )}
      {asking === 'duplicate' && <DuplicateDialog quotation={quotation} onClose={() => setAsking(null)} />}
    </div>
  );
}

/** What it brings: the total, the fee of the plan, and what is left. */
function Money({ quotation: { fee, totals } }: PartProps) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  if (fee === null) return null;
  return (
    <Card>
      <dl className={classes['money']}>
        <div>
          <dt>{t('sum.total')}</dt>
          <dd>{format.money(totals.total)}</dd>
        </div>
        {(['refunding', 'refunded'] as const).map(
          (state) =>
            totals[state] > 0 && (
              <div key={state}>
                <dt>{t(`sum.${state}`)}</dt>
                <dd>{format.money(-totals[state])}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('sum.fee', { rate: format.percent(fee.rate) })}</dt>
          <dd>{format.money(-fee.amount)}</dd>
        </div>
        <div className={classes['net']}>
          <dt>{t('sum.net')}</dt>
          <dd>{format.money(fee.net)}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Versions({ quotation: { id, versions } }: PartProps) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  if (versions.length < 2) return null;
  return (
    <Card title={t('versions')}>
      <ul className={classes['versions']}>
        {versions.map((version) => (
          <li key={version.id}>
            {version.id === id ? (
              <b>{t('version', { n: version.version })}</b>
            ) : (
              <Link to={quotationAddress(version.id)}>{t('version', { n: version.version })}</Link>
            )}
            <StatusMark status={version.status} />
            <span>{format.money(version.total)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Request({ inquiryId, title }: { readonly inquiryId: string; readonly title: string }) {
  const inquiry = useQuery(inquiryQuery(inquiryId));
  if (inquiry.isLoadingError) return <FailedCard title={title} of={inquiry} />;
  if (inquiry.data === undefined) return null;
  return (
    <Card title={title}>
      <InquiryFacts inquiry={inquiry.data} />
    </Card>
  );
}
