import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../app/client-state.ts';
import { useTexts } from '../../app/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import classes from './meetings.module.css';
import { meetingsTexts } from './texts.ts';

const copiedMs = 2_000;

/** Where couples book, to be taken elsewhere. */
export function ShareCard({ address }: { readonly address: string }) {
  const t = useTexts(meetingsTexts);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Only secure pages may write to the clipboard.
      notify('info', t('share.failed'));
    }
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Card title={t('share.title')} className={classes['share']}>
      <p className={classes['none']}>{t('share.text')}</p>
      <div className={classes['address']}>
        <input ref={field} readOnly value={address} aria-label={t('share.title')} onFocus={({ currentTarget }) => currentTarget.select()} />
        <Button variant="default" leftSection={<Icon size={20} stroke={1.75} aria-hidden />} onClick={() => void copy()}>
          <span aria-live="polite">{t(isCopied ? 'share.copied' : 'share.copy')}</span>
        </Button>
      </div>
      <p>
        <a className={classes['look']} href={new URL(address).pathname} target="_blank" rel="noreferrer">
          {t('share.open')}
        </a>
      </p>
    </Card>
  );
}
