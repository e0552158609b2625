import { IconArchive, IconCalendarPlus, IconFileInvoice, IconFlag, IconMailQuestion, IconStar, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpenConversation } from '../../../contract/conversations.ts';
import type { ReviewClient } from '../../../contract/reviews.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useTexts } from '../../base/texts.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { clientActionsTexts } from '../../parts/clients/actions/texts.ts';
import { offerLabel, OfferLink } from '../../parts/clients/actions/offer-link.tsx';
import { useClientActions } from '../../parts/clients/actions/use-client-actions.ts';
import ConfirmDialog from '../../parts/reviews/confirm-dialog.tsx';
import classes from './inbox.module.css';
import type { Moving } from './opened-conversation.tsx';
import { inboxTexts } from './texts.ts';

type Asked = Pick<ReviewClient, 'couple' | 'wedding_on'>;
type MenuProps = { readonly conversation: OpenConversation; readonly moving: Moving | null };
const icon = { 'aria-hidden': true, size: 20, stroke: 1.6 } as const;

/** What the vendor can do for the client it writes with, behind the dots of the conversation. */
export default function ClientMenu({ conversation, moving }: MenuProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <div className={classes['menu']}>
      <RowMenu name={conversation.other.name}>
        <Items conversation={conversation} moving={moving} onAsk={setAsked} />
      </RowMenu>
      {asked !== null && <ConfirmDialog client={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function Items({ conversation: { id, other, status }, moving, onAsk }: MenuProps & { readonly onAsk: (client: Asked) => void }) {
  const t = useTexts(clientActionsTexts);
  const { next, isUnasked, proposal, requestLink, put, toReview } = useClientActions(other.id);
  const isOpen = status === 'open';
  return (
    <>
      {status !== 'closed' && next !== null && (
        <li>
          <OfferLink next={next}>
            <IconFileInvoice {...icon} />
            {t(offerLabel[next.act])}
          </OfferLink>
        </li>
      )}
      {isOpen && isUnasked && requestLink !== null && (
        <li>
          <button type="button" onClick={() => put(id, requestLink)}>
            <IconMailQuestion {...icon} />
            {t('inviteRequest')}
          </button>
        </li>
      )}
      {isOpen && proposal !== null && (
        <li>
          <button type="button" onClick={() => put(id, proposal)}>
            <IconCalendarPlus {...icon} />
            {t('propose')}
          </button>
        </li>
      )}
      {status !== 'closed' && toReview !== null && (
        <li>
          <button type="button" onClick={() => onAsk(toReview)}>
            <IconStar {...icon} />
            {t('askReview')}
          </button>
        </li>
      )}
      <li>
        <Link to={pages.client.replace(':coupleId', String(other.id))}>
          <IconUser {...icon} />
          {t('toClient')}
        </Link>
      </li>
      {moving !== null && <MovesInMenu {...moving} />}
    </>
  );
}

/** Where there is no room for them beside the name. */
function MovesInMenu({ archive, report }: Moving) {
  const words = useTexts(inboxTexts);
  return (
    <>
      <li className={classes['inMenu']}>
        <button type="button" onClick={archive}>
          <IconArchive {...icon} />
          {words('archive')}
        </button>
      </li>
      <li className={classes['inMenu']}>
        <button type="button" onClick={report}>
          <IconFlag {...icon} />
          {words('spam')}
        </button>
      </li>
    </>
  );
}
