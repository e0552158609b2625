import { Link } from '@tanstack/react-router';
import type { Inquiry } from '../../../../contract/inquiries.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { buttonLooks } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { quotationAddress } from '../addresses.ts';
import { InquiryFacts } from '../inquiry-facts.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './requests.module.css';
import { useIsReadOnly } from '../../../base/team.ts';

/** Couples that wait for a quotation, each with the one thing to do. */
export function Requests({ inquiries }: { readonly inquiries: readonly Inquiry[] }) {
  const t = useTexts(quotationsTexts);
  const isReadOnly = useIsReadOnly('clients');
  if (inquiries.length === 0) return null;
  return (
    <Card title={t('requests')}>
      {!isReadOnly && <p className={classes['lead']}>{t('requestLead')}</p>}
      <ul className={classes['list']}>
        {inquiries.map((inquiry) => (
          <Request key={inquiry.id} inquiry={inquiry} />
        ))}
      </ul>
    </Card>
  );
}

function Request({ inquiry }: { readonly inquiry: Inquiry }) {
  const t = useTexts(quotationsTexts);
  const format = useFormat();
  const draft = inquiry.quotations?.find(({ status }) => status === 'draft');
  const isReadOnly = useIsReadOnly('clients');
  const isClosed = inquiry.couple?.is_open === false;
  return (
    <li>
      <div className={classes['about']}>
        <h3>{inquiry.couple?.name}</h3>
        <p className={classes['when']}>{format.dateTime(inquiry.asked_at)}</p>
      </div>
      <InquiryFacts inquiry={inquiry} />
      {!isReadOnly && (
        <p className={classes['do']}>
          {isClosed ? (
            <Link to={pages.client.replace(':coupleId', String(inquiry.couple?.id))} {...buttonLooks('default')}>
              {t('openContact')}
            </Link>
          ) : draft ? (
            <Link to={quotationAddress(draft.id)} {...buttonLooks('default')}>
              {t('goOn')}
            </Link>
          ) : (
            <Link to={pages.quotationNew} search={{ inquiry: inquiry.id }} {...buttonLooks('filled')}>
              {t('quote')}
            </Link>
          )}
        </p>
      )}
    </li>
  );
}
