import { useQuery } from '@tanstack/react-query';
import { factorPasskeyOptions, giveFactorByPasskey } from '../../../contract/passkeys.ts';
import { giveFactor } from '../../../contract/second-factor.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useForm } from '../../base/form/use-form.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { CodeLine } from './code-line.tsx';
import { hasPasskeys, signByPasskey } from './passkey.ts';
import { secondFactorQuery } from './query.ts';
import { secondFactorTexts } from './texts.ts';
import { wordsOf } from '../../base/calls/call.ts';

type FactorDialogProps = { readonly onClose: (isGiven: boolean) => void };

/** Asks for the second factor before something that moves money. */
export default function FactorDialog({ onClose }: FactorDialogProps) {
  const t = useTexts(secondFactorTexts);
  const factor = useQuery(secondFactorQuery);
  const form = useForm({
    key: null,
    saved: { code: '' },
    send: (body) => call(giveFactor, { body }),
    onSent: () => onClose(true),
  });
  const isOfApp = factor.data?.codes_since !== null;
  const isOffered = hasPasskeys() && factor.data !== undefined && factor.data.passkeys.length > 0;
  const byPasskey = <ByPasskey onGiven={() => onClose(true)} />;
  return (
    <FormDialog
      title={t('confirmTitle')}
      form={form}
      action={t('confirm')}
      lead={
        <>
          <p>{t('confirmText')}</p>
          {factor.isLoadingError && <Failed failure={factor.error} onRetry={() => void factor.refetch()} />}
          {isOffered && !isOfApp && byPasskey}
        </>
      }
      after={isOffered && isOfApp && byPasskey}
      onClose={() => onClose(false)}
    >
      <CodeLine {...form.at('code')} isOfApp={isOfApp} />
    </FormDialog>
  );
}

function ByPasskey({ onGiven }: { readonly onGiven: () => void }) {
  const t = useTexts(secondFactorTexts);
  const form = useForm({
    key: null,
    saved: {},
    async send() {
      const { data } = await call(factorPasskeyOptions, { body: {} });
      await call(giveFactorByPasskey, { body: { credential: await signByPasskey(data, t('passkeyNotUsed')) } });
    },
    onSent: onGiven,
  });
  return (
    <>
      {form.failure !== null && (
        <Notice tone="warn" says="at once">
          {wordsOf(form.failure)}
        </Notice>
      )}
      <Button variant="default" fullWidth loading={form.isSending} onClick={() => void form.submit()}>
        {t('passkeyUse')}
      </Button>
    </>
  );
}
