import { IconBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTexts } from '../../base/texts.ts';
import classes from './quick.module.css';
import { quickRepliesQuery } from './queries.ts';
import { vendorInboxTexts } from './texts.ts';
import { Failed } from '../../ui/page-state.tsx';

type QuickRepliesProps = {
  readonly onChoose: (text: string) => void;
  /** They are to be written, changed or removed. */
  readonly onManage: () => void;
};

/** Answers a vendor gives often, put into the field by one press. */
export function QuickReplies({ onChoose, onManage }: QuickRepliesProps) {
  const t = useTexts(vendorInboxTexts);
  const popover = useRef<HTMLElement>(null);
  const kept = useQuery(quickRepliesQuery);
  const { data: replies = [] } = kept;
  const choose = (text: string) => {
    popover.current?.hidePopover();
    onChoose(text);
    // Where one continues to write.
    popover.current?.closest('form')?.querySelector('textarea')?.focus();
  };
  return (
    <>
      <button type="button" className={classes['tool']} aria-label={t('quick')} title={t('quick')} popoverTarget="quick-replies">
        <IconBolt aria-hidden size={22} stroke={1.75} />
      </button>
      <section ref={popover} id="quick-replies" popover="auto" className={classes['sheet']} aria-label={t('quick')}>
        {kept.isLoadingError && <Failed failure={kept.error} onRetry={() => void kept.refetch()} />}
        {kept.isSuccess && replies.length === 0 && <p className={classes['none']}>{t('quickNone')}</p>}
        {replies.map(({ id, title, text }) => (
          <button key={id} type="button" className={classes['reply']} onClick={() => choose(text)}>
            <strong>{title}</strong>
            <span>{text}</span>
          </button>
        ))}
        <button
          type="button"
          className={classes['manage']}
          onClick={() => {
            popover.current?.hidePopover();
            onManage();
          }}
        >
          {replies.length === 0 ? t('quickAdd') : t('quickManage')}
        </button>
      </section>
    </>
  );
}
