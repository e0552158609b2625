import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../base/client-state.ts';
import { hrefTo } from '../../base/page-settings.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import classes from './meetings.module.css';
import { meetingsTexts } from '../../parts/meetings/texts.ts';

const copiedMs = 2_000;

/** Pages without HTTPS have no clipboard; there the browser copies what is selected, which the field is. */
async function copied(text: string): Promise<boolean> {
  if (!window.isSecureContext) return document.execCommand('copy');
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Where couples book, to be taken elsewhere. */
export function ShareCard({ address }: { readonly address: string }) {
  const t = useTexts(meetingsTexts);
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    field.current?.select();
    if (await copied(address)) setCopied(true);
    else notify('info', t('share.failed'));
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
        <a className={classes['look']} href={hrefTo(new URL(address).pathname, language)} target="_blank" rel="noreferrer">
          {t('share.open')}
        </a>
      </p>
    </Card>
  );
}
