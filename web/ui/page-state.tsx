import type { ReactNode } from 'react';
import { ApiError, wordsOf } from '../base/calls/call.ts';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Notice } from './notice.tsx';
import { Ornament } from './ornament.tsx';
import classes from './page-state.module.css';

type EmptyProps = { readonly title: string; readonly children: ReactNode; readonly action?: ReactNode };

/** What will be here, and how to get it. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className={classes['empty']}>
      <Ornament />
      <h2 className={classes['title']}>{title}</h2>
      <div className={classes['words']}>{children}</div>
      {action}
    </div>
  );
}

type FailedProps = {
  readonly failure: unknown;
  readonly onRetry: () => void;
  /** What is said where nothing is there: by default, that the page is not found. */
  readonly absent?: ReactNode;
};

/** Something could not be fetched: what happened, and a way to try again. */
export function Failed({ failure, onRetry, absent }: FailedProps) {
  const t = useTexts(shellTexts);
  const text = wordsOf(failure);
  // What one may not see does not come by asking again.
  if (failure instanceof ApiError && failure.status === 403) return <NotPermitted />;
  // Nor does what is not there or is someone else's (404), or never could be: an id that is none (400).
  if (failure instanceof ApiError && (failure.status === 404 || failure.status === 400))
    return absent ?? <Empty title={t('notFoundTitle')}>{t('notFound')}</Empty>;
  return (
    <Notice
      tone="bad"
      says="at once"
      action={
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

type FailedCardProps = { readonly title: string; readonly of: { readonly error: unknown; readonly refetch: () => unknown } };

/** A card whose reading failed: it stands where it would stand, under its own title. */
export function FailedCard({ title, of }: FailedCardProps) {
  return (
    <Card title={title}>
      <Failed failure={of.error} onRetry={() => void of.refetch()} />
    </Card>
  );
}

/** A page or a part of one that this account may not open: whom to ask, and no way to try again. */
export function NotPermitted() {
  const t = useTexts(shellTexts);
  return (
    <Notice tone="info">
      <strong>{t('notPermittedTitle')}</strong> {t('notPermitted')}
    </Notice>
  );
}
