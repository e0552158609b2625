import { IconBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lazyPart, Part } from '../../app/part.tsx';
import { useTexts } from '../../app/texts.ts';
import classes from './quick.module.css';
import { quickRepliesQuery } from './queries.ts';
import { vendorInboxTexts } from './texts.ts';

const QuickReplyDialog = lazyPart('quick replies', () => import('./quick-reply-dialog.tsx'));

/** Answers a vendor gives often, put into the field by one press. */
export function QuickReplies({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const t = useTexts(vendorInboxTexts);
  const popover = useRef<HTMLDivElement>(null);
  const [isManaging, setManaging] = useState(false);
  const { data: replies = [] } = useQuery(quickRepliesQuery);
  const choose = (text: string) => {
    popover.current?.hidePopover();
    onChoose(text);
  };
  return (
    <>
      <button type="button" className={classes['tool']} aria-label={t('quick')} title={t('quick')} popoverTarget="quick-replies">
        <IconBolt aria-hidden size={22} stroke={1.75} />
      </button>
      <div ref={popover} id="quick-replies" popover="auto" className={classes['sheet']} aria-label={t('quick')}>
        {replies.length === 0 && <p className={classes['none']}>{t('quickNone')}</p>}
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
            setManaging(true);
          }}
        >
          {replies.length === 0 ? t('quickAdd') : t('quickManage')}
        </button>
      </div>
      {isManaging && (
        <Part>
          <QuickReplyDialog onClose={() => setManaging(false)} />
        </Part>
      )}
    </>
  );
}
