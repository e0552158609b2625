import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

type Tone = 'good' | 'warn' | 'bad' | 'info';
const icons = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, info: IconInfoCircle };

type NoticeProps = {
  readonly tone: Tone;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** Set when it appears by itself, so that it is read out: at once, or when the reader has a moment. */
  readonly says?: 'at once' | 'politely';
};

/** Says what is, then what to do. */
export function Notice({ tone, children, action, says }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classes['notice']} data-tone={tone} {...live(says)}>
      <Icon aria-hidden className={classes['icon']} size={20} stroke={1.75} />
      <div className={classes['words']}>{children}</div>
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </div>
  );
}

function live(says: NoticeProps['says']) {
  if (says === undefined) return {};
  return says === 'at once' ? { role: 'alert' } : { 'aria-live': 'polite' as const };
}
