import type { Inquiry } from '../../../../contract/inquiries.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { InquiryFacts } from '../inquiry-facts.tsx';
import { quotationsTexts } from '../texts.ts';
import classes from './editor.module.css';

/** What the couple asked for, in sight while it is answered; it can be folded away. */
export function Request({ inquiry }: { readonly inquiry: Inquiry }) {
  const t = useTexts(quotationsTexts);
  return (
    <details open className={classes['request']}>
      <summary>{t('request')}</summary>
      <Card>
        <InquiryFacts inquiry={inquiry} />
      </Card>
    </details>
  );
}
