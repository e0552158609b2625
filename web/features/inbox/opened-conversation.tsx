import { IconArchive, IconArrowLeft, IconFileInvoice, IconFlag } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { moveConversation, type OpenConversation } from '../../../contract/conversations.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { withLanguage } from '../../../core/identity/language.ts';
import { clientState, notify, notifyFailure } from '../../base/client-state.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useOpenedName } from '../../base/document-title.ts';
import { useFormat } from '../../base/format.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { leaveToLogin } from '../../base/session-end.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { withTexts } from '../../base/with-texts.ts';
import { buttonLooks } from '../../ui/button.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { offerLabel, OfferLink } from '../../parts/clients/actions/offer-link.tsx';
import { useNextOffer } from '../../parts/clients/actions/use-client-actions.ts';
import { clientActionsTexts } from '../../parts/clients/actions/texts.ts';
import { reviewsTexts } from '../../parts/reviews/texts.ts';
import { ConversationPane } from '../../parts/conversations/conversation-pane.tsx';
import type { MessageLineProps } from '../../parts/conversations/message-line.tsx';
import { onSessionOver } from '../../parts/conversations/my-waiting.ts';
import { SpamDialog } from '../../parts/conversations/spam-dialog.tsx';
import { useThread } from '../../parts/conversations/use-thread.ts';
import { CoupleCard, CoupleStrip } from './couple-card.tsx';
import classes from './inbox.module.css';
import { OpeningCard } from './opening-card.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { inboxTexts, vendorInboxTexts } from './texts.ts';
import { useSelection } from './use-selection.ts';

const ClientMenu = lazyPart('client actions', () => withTexts(import('./client-menu.tsx'), clientActionsTexts, reviewsTexts));
const QuickReplyDialog = lazyPart('quick replies', () => import('./quick-reply-dialog.tsx'));

export type Moving = Readonly<Record<'archive' | 'report', () => void>>;

/** What was said, with whom, and about which wedding. */
export function OpenedConversation({ id }: { readonly id: string }) {
  const router = useRouter();
  const queries = useQueryClient();
  const isReadOnly = useIsReadOnly('clients');
  const [isManaging, setManaging] = useState(false);
  const { thread, state } = useThread(id);
  const { conversation, failure } = state;
  const language = useLanguage();
  useEffect(() => thread.readIn(language), [thread, language]);
  useOpenedName(conversation?.other.name);
  useEffect(() => onSessionOver(() => leaveToLogin(router)), [router]);
  // What was read or written here is in the list and the count, too.
  const [readNumber, lastNumber] = [conversation?.read_number, conversation?.last_number];
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['conversations'] });
  }, [queries, readNumber, lastNumber]);
  if (failure?.status === 404) return <NotFound />;
  if (failure !== null)
    return (
      <div className={classes['nothing']}>
        <Failed failure={failure} onRetry={() => void thread.refresh()} />
      </div>
    );
  if (conversation === null)
    return (
      <div className={classes['main']}>
        <Skeleton height="100%" />
      </div>
    );
  return (
    <>
      <section className={classes['main']} aria-label={conversation.other.name}>
        <Head conversation={conversation} onChanged={() => void thread.refresh()} />
        <CoupleStrip conversation={conversation} />
        {conversation.is_readable ? (
          <ConversationPane
            side="vendor"
            conversation={conversation}
            thread={thread}
            state={state}
            placeOf={placeOf}
            tools={(put) => !isReadOnly && <QuickReplies onChoose={put} onManage={() => setManaging(true)} />}
          />
        ) : (
          <OpeningCard conversation={conversation} onOpened={() => void thread.refresh()} />
        )}
      </section>
      <CoupleCard conversation={conversation} />
      {/* Not beside its button, which is in the form one writes in: a form within a form would send the page away. */}
      {isManaging && (
        <Part>
          <QuickReplyDialog onClose={() => setManaging(false)} />
        </Part>
      )}
    </>
  );
}

/** Where in the dashboard something that was sent is found. */
const placeOf: MessageLineProps['placeOf'] = (kind, reference) => {
  const { activeLang } = clientState.get().localization;
  if (kind === 'meeting') return withLanguage(pages.meetings, activeLang);
  if (kind === 'quotation') return withLanguage(pages.quotation.replace(':quotationId', reference), activeLang);
  return kind === 'inquiry' ? withLanguage(`${pages.quotationNew}?inquiry=${encodeURIComponent(reference)}`, activeLang) : null;
};

function Head({ conversation, onChanged }: { readonly conversation: OpenConversation; readonly onChanged: () => void }) {
  const t = useTexts(vendorInboxTexts);
  const words = useTexts(inboxTexts);
  const format = useFormat();
  const { asSearch } = useSelection();
  const isReadOnly = useIsReadOnly('clients');
  const moving = useMoving(conversation, onChanged);
  const { wedding_date: day, wedding_month: month } = conversation;
  const wedding =
    day !== null ? t('weddingOn', { day: format.date(day) }) : month !== null ? t('weddingIn', { month: format.month(month) }) : null;
  return (
    <header className={classes['head']}>
      <Link to={pages.inbox} search={asSearch} className={classes['back']} aria-label={words('back')}>
        <IconArrowLeft aria-hidden size={22} stroke={1.75} />
      </Link>
      <div className={classes['who']}>
        <h2>{conversation.other.name}</h2>
        <p>{wedding ?? t('weddingUnknown')}</p>
      </div>
      {conversation.is_readable && conversation.status !== 'closed' && !isReadOnly && <WriteQuotation coupleId={conversation.other.id} />}
      {moving !== null && <Moves {...moving} />}
      {conversation.is_readable && !isReadOnly && (
        <Part fallback={<span className={classes['menuPlace']} />}>
          <ClientMenu conversation={conversation} moving={moving} />
        </Part>
      )}
      {moving?.dialog}
    </header>
  );
}

/** The way to answer the couple's request, while one waits, or to the draft that does. */
function WriteQuotation({ coupleId }: { readonly coupleId: number }) {
  const t = useTexts(vendorInboxTexts);
  const next = useNextOffer(coupleId);
  const act = next?.act ?? 'renew';
  if (next === null || act === 'renew') return null;
  return (
    <OfferLink next={next} {...buttonLooks('filled', classes['quote'])}>
      <IconFileInvoice aria-hidden size={18} stroke={1.75} />
      <span>{t(offerLabel[act])}</span>
    </OfferLink>
  );
}

/** Puts the conversation into the archive, or asks why it is spam. Null where it is in neither, or its reader may only read. */
function useMoving(conversation: OpenConversation, onChanged: () => void) {
  const t = useTexts(vendorInboxTexts);
  const queries = useQueryClient();
  const [isReporting, setReporting] = useState(false);
  const isReadOnly = useIsReadOnly('clients');
  const changed = (said: string) => {
    notify('success', said);
    onChanged();
    void queries.invalidateQueries({ queryKey: ['conversations'] });
  };
  const archive = () =>
    void call(moveConversation, { params: { id: conversation.id }, body: { folder: 'archive' } }).then(
      () => changed(t('archived')),
      notifyFailure,
    );
  if (conversation.folder !== 'inbox' || !conversation.is_readable || isReadOnly) return null;
  const dialog = isReporting && (
    <SpamDialog
      conversationId={conversation.id}
      onClose={() => setReporting(false)}
      onDone={() => {
        setReporting(false);
        changed(t('reported'));
      }}
    />
  );
  return { archive, report: () => setReporting(true), dialog };
}

/** Where there is no room for them, both are in the menu. */
function Moves({ archive, report }: Moving) {
  const words = useTexts(inboxTexts);
  return (
    <div className={classes['actions']}>
      <button type="button" aria-label={words('archive')} title={words('archive')} onClick={archive}>
        <IconArchive aria-hidden size={20} stroke={1.75} />
      </button>
      <button type="button" aria-label={words('spam')} title={words('spam')} onClick={report}>
        <IconFlag aria-hidden size={20} stroke={1.75} />
      </button>
    </div>
  );
}
