import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'info';
const icons = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, info: IconInfoCircle };

type NoticeProps = {
  readonly tone: Tone;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** Set when it appears by itself, so that it is read out. */
  readonly role?: 'alert' | 'status';
};

/** Says what is, then what to do. */
export function Notice({ tone, children, action, role }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classes['notice']} data-tone={tone} role={role}>
      <Icon aria-hidden className={classes['icon']} size={20} stroke={1.75} />
      <div className={classes['words']}>{children}</div>
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
