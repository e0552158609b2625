import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../base/client-state.ts';
import { copyText } from '../base/copy-text.ts';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import { Button } from './button.tsx';
import classes from './copied-address.module.css';

const copiedMs = 2_000;

/** An address to be taken elsewhere. */
export function CopiedAddress({ address, label }: { readonly address: string; readonly label: string }) {
  const t = useTexts(shellTexts);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    field.current?.select();
    if (await copyText(address)) setCopied(true);
    else notify('info', t('copy.failed'));
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes['address']}>
      <input ref={field} readOnly value={address} aria-label={label} onFocus={({ currentTarget }) => currentTarget.select()} />
      <Button variant="default" leftSection={<Icon size={20} stroke={1.75} aria-hidden />} onClick={() => void copy()}>
        <span aria-live="polite">{t(isCopied ? 'copy.done' : 'copy')}</span>
      </Button>
    </div>
  );
}
