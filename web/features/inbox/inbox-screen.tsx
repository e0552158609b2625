import { useTexts } from '../../base/texts.ts';
import { Empty } from '../../ui/page-state.tsx';
import { ConversationList } from './conversation-list.tsx';
import classes from './inbox.module.css';
import { vendorInboxTexts } from './texts.ts';

/** The conversations with couples. (product 8, Inbox) */
export default function InboxScreen() {
  const t = useTexts(vendorInboxTexts);
  return (
    <div className={classes['inbox']} data-wide>
      <div className={classes['list']}>
        <ConversationList opened={null} />
      </div>
      <div className={classes['nothing']}>
        <Empty title={t('choose')}>
          <p>{t('chooseText')}</p>
        </Empty>
      </div>
    </div>
  );
}
