import { useState } from 'react';
import type { Agreement } from '../../../contract/verification-shapes.ts';
import { useFormat } from '../../base/format.ts';
import { useIsSuspended } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './agreement.module.css';
import { Answers } from './answers.tsx';
import { DeclinedParts } from './declined-parts.tsx';
import { History } from './history.tsx';
import { OwnData } from './own-data.tsx';
import { agreementTexts } from './texts.ts';
import { Refused } from './type-chooser.tsx';
import { useRevise } from './use-agreement-actions.ts';

/** Handed in or approved: to read only. A change of what was approved is a new version. Of a suspended vendor, whatever its status. (product 6) */
export function ClosedAgreement({ agreement }: { readonly agreement: Agreement }) {
  const t = useTexts(agreementTexts);
  return (
    <div className={classes['stack']}>
      <Status agreement={agreement} />
      <Card title={t('answers')}>
        <Answers agreement={agreement} />
      </Card>
      <History agreement={agreement} />
      <OwnData />
    </div>
  );
}

const titles = { draft: 'suspendedTitle', declined: 'declinedTitle', submitted: 'submittedTitle', approved: 'approvedTitle' } as const;
const sentences = { draft: 'suspendedText', declined: 'suspendedDeclined', submitted: 'submittedText', approved: 'approvedText' } as const;
const tones = { draft: 'info', declined: 'warn', submitted: 'info', approved: 'good' } as const;

function Status({ agreement }: { readonly agreement: Agreement }) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const isSuspended = useIsSuspended();
  const { status } = agreement;
  const [newest] = agreement.versions;
  const when = format.dateTime((status === 'submitted' ? newest?.submitted_at : newest?.decided_at) ?? agreement.saved_at);
  return (
    <Notice tone={tones[status]} {...(status === 'approved' && !isSuspended && { action: <Revise agreement={agreement} /> })}>
      <h2 className={classes['status']}>{t(titles[status])}</h2>
      <p>{t(sentences[status], { when })}</p>
      {status === 'declined' && <DeclinedParts agreement={agreement} />}
    </Notice>
  );
}

function Revise({ agreement }: { readonly agreement: Agreement }) {
  const t = useTexts(agreementTexts);
  const revise = useRevise();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('revise')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('reviseTitle')}
          onClose={() => setAsking(false)}
          back={t('fileCancel')}
          actions={
            <Button loading={revise.isPending} onClick={() => revise.mutate(agreement.revision)}>
              {t('reviseGo')}
            </Button>
          }
        >
          <p>{t('reviseText')}</p>
          {revise.isError && <Refused failure={revise.error} />}
        </Dialog>
      )}
    </>
  );
}
