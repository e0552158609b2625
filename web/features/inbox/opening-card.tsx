import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unlockContactOf, type OpenConversation } from '../../../contract/conversations.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useFormat } from '../../base/format.ts';
import { refreshSession } from '../../base/session.ts';
import { useTexts } from '../../base/texts.ts';
import { Button, buttonLooks } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import classes from './opening.module.css';
import { inboxTexts, vendorInboxTexts } from './texts.ts';
import { wordsOf } from '../../base/calls/call.ts';

type OpeningCardProps = { readonly conversation: OpenConversation; readonly onOpened: () => void };

/** A encrypted letter: what may be known of it, and what opening it costs, before it is spent. (product 3, Contact credit) */
export function OpeningCard({ conversation, onOpened }: OpeningCardProps) {
  const t = useTexts(vendorInboxTexts);
  const format = useFormat();
  const queries = useQueryClient();
  const isReadOnly = useIsReadOnly('clients');
  const { opening } = conversation;
  const open = useMutation({
    mutationFn: (costMax: number) => call(unlockContactOf, { params: { id: conversation.id }, body: { cost_max: costMax } }),
    // Also after a refusal: the price or the credit may be another now.
    onSettled: async () => {
      onOpened();
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['conversations'] }),
        queries.invalidateQueries({ queryKey: ['clients'] }),
        refreshSession(),
      ]);
    },
  });
  if (opening === null) return null;
  const isEnough = opening.contact_credit >= opening.cost;
  return (
    <div className={classes['sealed']}>
      <div className={classes['letter']}>
        <Ornament />
        <h3>{t('opening')}</h3>
        <Facts conversation={conversation} />
        <p>
          {isEnough
            ? t('openingText', { cost: format.count(opening.cost), credit: format.count(opening.contact_credit) })
            : t('openingNone')}
        </p>
        {open.isError && (
          <Notice tone="bad" says="at once">
            {wordsOf(open.error)}
          </Notice>
        )}
        {!isReadOnly &&
          (isEnough ? (
            <Button loading={open.isPending} onClick={() => open.mutate(opening.cost)}>
              {t('openingAct', { cost: format.count(opening.cost) })}
            </Button>
          ) : (
            <Link to={pages.membership} {...buttonLooks('filled')}>
              {t('openingPlans')}
            </Link>
          ))}
        {isEnough && <p className={classes['quiet']}>{t('openingBack')}</p>}
      </div>
    </div>
  );
}

function Facts({ conversation: { subject, last, wedding_month: month } }: Pick<OpeningCardProps, 'conversation'>) {
  const t = useTexts(vendorInboxTexts);
  const words = useTexts(inboxTexts);
  const format = useFormat();
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>{t('about')}</dt>
        <dd>{words(last.kind === 'text' ? `subject.${subject}` : `kind.${last.kind}`)}</dd>
      </div>
      <div>
        <dt>{t('wedding')}</dt>
        <dd>{month === null ? t('weddingUnknown') : format.month(month)}</dd>
      </div>
      <div>
        <dt>{words('message')}</dt>
        <dd>{format.dateTime(last.at)}</dd>
      </div>
    </dl>
  );
}
