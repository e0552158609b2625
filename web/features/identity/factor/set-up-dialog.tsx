import encodeQr from 'qr';
import { useMemo, useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { confirmCodes, setUpCodes } from '../../../../contract/second-factor.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notify } from '../../../base/client-state.ts';
import { copyText } from '../../../base/copy-text.ts';
import { useForm } from '../../../base/form/use-form.ts';
import { useTexts } from '../../../base/texts.ts';
import { secondFactorTexts } from '../../../parts/second-factor/texts.ts';
import { useFactor } from '../../../parts/second-factor/use-factor.tsx';
import { Button } from '../../../ui/button.tsx';
import { Line, Secret } from '../../../ui/checked-fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import classes from './factor.module.css';
import { RecoveryList } from './recovery-list.tsx';

type Setup = AnswerOf<typeof setUpCodes>['data'];
type DialogProps = { readonly onClose: () => void };

/** Codes are set up: the password, the key for the app and its first code, the recovery codes. */
export default function SetUpDialog({ onClose }: DialogProps) {
  const t = useTexts(secondFactorTexts);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = () => {
    notify('success', t('isOn'));
    onClose();
  };
  if (codes !== null) return <RecoveryList codes={codes} onClose={finish} />;
  if (setup !== null) return <FirstCode setup={setup} onCodes={setCodes} onClose={onClose} />;
  return <Password onSetup={setSetup} onClose={onClose} />;
}

function Password({ onSetup, onClose }: DialogProps & { readonly onSetup: (setup: Setup) => void }) {
  const t = useTexts(secondFactorTexts);
  const { withFactor, factorDialog } = useFactor();
  const form = useForm({
    key: null,
    saved: { password: '' },
    send: (body) => withFactor(() => call(setUpCodes, { body })),
    onSent: ({ data }) => onSetup(data),
  });
  return (
    <>
      <FormDialog title={t('setUpTitle')} form={form} action={t('next')} lead={<p>{t('setUpPassword')}</p>} onClose={onClose}>
        <Secret {...form.at('password')} label={t('password')} autoComplete="current-password" />
      </FormDialog>
      {factorDialog}
    </>
  );
}

type FirstCodeProps = DialogProps & { readonly setup: Setup; readonly onCodes: (codes: readonly string[]) => void };

function FirstCode({ setup, onCodes, onClose }: FirstCodeProps) {
  const t = useTexts(secondFactorTexts);
  const form = useForm({
    key: null,
    saved: { code: '' },
    send: (body) => call(confirmCodes, { body }),
    onSent: ({ data }) => onCodes(data.recovery_codes),
  });
  return (
    <FormDialog title={t('setUpTitle')} form={form} action={t('turnOn')} lead={<Key setup={setup} />} onClose={onClose}>
      <Line
        {...form.at('code')}
        label={t('firstCode')}
        hint={t('firstCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
    </FormDialog>
  );
}

/** The key as a picture for the app, and in groups of four for typing. */
function Key({ setup: { secret, address } }: { readonly setup: Setup }) {
  const t = useTexts(secondFactorTexts);
  const { path, size } = useMemo(() => pictureOf(address), [address]);
  const copy = async () => {
    const isCopied = await copyText(secret);
    notify(isCopied ? 'success' : 'error', t(isCopied ? 'copied' : 'notCopied'));
  };
  return (
    <div className={classes['setUp']}>
      <p>{t('scan')}</p>
      <svg aria-hidden className={classes['qr']} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
      <Button component="a" variant="default" className={classes['openApp']} href={address}>
        {t('openApp')}
      </Button>
      <p>{t('byHand')}</p>
      <div className={classes['key']}>
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button variant="subtle" onClick={() => void copy()}>
          {t('copyKey')}
        </Button>
      </div>
    </div>
  );
}

/** A QR code as one path, a unit square for each dark module. */
function pictureOf(text: string): { readonly path: string; readonly size: number } {
  const rows = encodeQr(text, 'raw', { border: 1 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(''), size: rows.length };
}
