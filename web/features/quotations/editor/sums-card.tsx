import { IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Quotation } from '../../../../contract/quotations.ts';
import { feeOn } from '../../../../core/earnings/fee.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { sum } from '../../../../core/money.ts';
import { instalmentAmounts } from '../../../../core/quotations/schedule.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button, buttonLooks } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSaid } from '../../../ui/use-said.ts';
import { Help } from '../../../ui/help.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { quotationsTexts } from '../texts.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { quotationAddress } from '../addresses.ts';
import sideClasses from '../../../ui/editor-side.module.css';
import classes from './editor.module.css';
import { SendDialog } from './send-dialog.tsx';
import type { EditorState } from './use-editor.ts';

type SumsCardProps = {
  readonly quotation: Quotation;
  /** The version that the couple accepted: no other follows it. */
  readonly accepted: Quotation['versions'][number] | undefined;
  readonly editor: EditorState;
  /** Shows the fields again, where what is missing stands. */
  readonly onWrite: () => void;
  /** Stands above the sums. */
  readonly children: ReactNode;
};

/** What the draft adds up to while it is typed, what of it is the vendor's, and the one thing to do with it; nothing, once it was sent elsewhere. */
export function SumsCard({ quotation, accepted, editor, onWrite, children }: SumsCardProps) {
  const t = useTexts(quotationsTexts);
  const [asking, setAsking] = useState<'send' | 'discard' | null>(null);
  const [wasTried, setTried] = useState(false);
  const { said, show } = useSaid();
  const trySending = () => {
    setTried(true);
    if (editor.judge()) {
      setAsking('send');
      return;
    }
    onWrite();
    show();
  };
  return (
    <aside className={sideClasses['side']} aria-label={t('sum.title')}>
      {children}
      <Card title={t('sum.title')}>
        <Sums quotation={quotation} editor={editor} />
      </Card>
      {wasTried && !editor.checked.ok && (
        <div ref={said} className={sideClasses['said']}>
          <Problems editor={editor} />
        </div>
      )}
      {quotation.status === 'draft' && (
        <>
          <Act quotation={quotation} accepted={accepted} editor={editor} onSend={trySending} />
          <Button variant="subtle" onClick={() => setAsking('discard')}>
            {t('discard')}
          </Button>
        </>
      )}
      {asking === 'send' && accepted === undefined && <SendDialog quotation={quotation} editor={editor} onClose={() => setAsking(null)} />}
      {asking === 'discard' && <DiscardDialog quotation={quotation} editor={editor} onClose={() => setAsking(null)} />}
    </aside>
  );
}

type ActProps = Pick<SumsCardProps, 'quotation' | 'accepted' | 'editor'> & { readonly onSend: () => void };

/** The next step: send it, or go where what prevents that is settled. */
function Act({ quotation, accepted, editor, onSend }: ActProps) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  return (
    <div className={`${sideClasses['act']} ${classes['act']}`}>
      <p className={classes['sendTotal']} aria-hidden>
        {t('sum.total')} <strong>{format.money(editor.totals.totalIdr)}</strong>
      </p>
      {!quotation.couple.is_open ? (
        <Link to={pages.client.replace(':coupleId', String(quotation.couple.id))} {...buttonLooks('filled')}>
          {t('openContact')}
        </Link>
      ) : accepted === undefined ? (
        <Button leftSection={<IconSend aria-hidden size={18} stroke={1.75} />} onClick={onSend}>
          {t('send')}
        </Button>
      ) : (
        <Link to={quotationAddress(accepted.id)} {...buttonLooks('filled')}>
          {t('toAccepted', { version: accepted.version })}
        </Link>
      )}
    </div>
  );
}

function Problems({ editor }: Pick<SumsCardProps, 'editor'>) {
  const t = useTexts(quotationsTexts);
  return (
    <Notice tone="bad" says="politely">
      {t('problems')}
      <ul className={classes['problems']}>
        {[...new Set(editor.problems.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Sums({ quotation, editor }: Pick<SumsCardProps, 'quotation' | 'editor'>) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const { totals, content } = editor;
  const feeBasisPoints = Math.round((quotation.fee?.rate ?? 0) * 10_000);
  const feeIdr = sum(instalmentAmounts(content.schedule, totals.totalIdr).map((one) => feeOn(one, feeBasisPoints)));
  const fee = t('sum.fee', { rate: format.percent(quotation.fee?.rate ?? 0) });
  return (
    <dl className={classes['sums']}>
      <div>
        <dt>{t('sum.items')}</dt>
        <dd>{format.money(totals.subtotalIdr)}</dd>
      </div>
      {totals.discountIdr > 0 && (
        <div>
          <dt>{t('sum.discount')}</dt>
          <dd>{format.money(-totals.discountIdr)}</dd>
        </div>
      )}
      {content.is_taxed && (
        <div>
          <dt>{t('sum.tax', { rate: format.percent(editor.taxRate) })}</dt>
          <dd>{format.money(totals.taxIdr)}</dd>
        </div>
      )}
      <div className={classes['total']}>
        <dt>{t('sum.total')}</dt>
        <dd>{format.money(totals.totalIdr)}</dd>
      </div>
      <div>
        <dt>
          {fee}
          <Help label={fee}>{t('sum.feeHelp')}</Help>
        </dt>
        <dd>{format.money(-feeIdr)}</dd>
      </div>
      <div className={classes['net']}>
        <dt>{t('sum.net')}</dt>
        <dd>{format.money(totals.totalIdr - feeIdr)}</dd>
      </div>
    </dl>
  );
}
