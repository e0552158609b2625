import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useFormat } from '../../app/format.ts';
import { useTexts } from '../../app/texts.ts';
import classes from './save-state.module.css';
import { agreementTexts } from './texts.ts';
import type { AgreementForm } from './use-agreement-form.ts';

const icons = { saved: IconCloudCheck, saving: IconCloudUp, pending: IconCloudUp, failed: IconCloudOff, blocked: IconAlertTriangle };

/** Whether what was entered is with the server. */
export function SaveState({ form }: { readonly form: AgreementForm }) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  const { standing } = form.autosave.state;
  const Icon = icons[standing];
  const words = {
    saved: () => t('saveSaved', { time: format.time(form.agreement.saved_at) }),
    saving: () => t('saveSaving'),
    pending: () => t('savePending'),
    failed: () => t('saveFailed'),
    blocked: () => t('saveBlocked'),
  };
  return (
    <p className={classes['state']} data-standing={standing}>
      <Icon aria-hidden size={20} stroke={1.75} />
      {/* Only trouble is read out: a word after each pause in typing would be noise. */}
      <span role={standing === 'failed' || standing === 'blocked' ? 'alert' : undefined}>{words[standing]()}</span>
      {standing === 'failed' && (
        <button type="button" className={classes['retry']} onClick={() => void form.autosave.flush()}>
          {t('saveRetry')}
        </button>
      )}
    </p>
  );
}
