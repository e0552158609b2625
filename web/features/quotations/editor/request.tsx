import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { inquiryQuery } from '../../../parts/quotations/queries.ts';
import { InquiryFacts } from '../inquiry-facts.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './editor.module.css';

/** What the couple asked for, in sight while it is answered; it can be folded away. */
export function Request({ inquiryId }: { readonly inquiryId: string }) {
  const t = useTexts(quotationsTexts);
  const inquiry = useQuery(inquiryQuery(inquiryId));
  if (inquiry.isLoadingError) return <Failed failure={inquiry.error} onRetry={() => void inquiry.refetch()} />;
  if (inquiry.data === undefined) return null;
  return (
    <details open className={classes['request']}>
      <summary>{t('request')}</summary>
      <Card>
        <InquiryFacts inquiry={inquiry.data} />
      </Card>
    </details>
  );
}
