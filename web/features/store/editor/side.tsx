import { IconEye, IconWorldUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OpenDeal, ProductSlots } from '../../../../contract/store.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { mayTake } from '../../../../core/store/life.ts';
import type { storeEn } from '../../../../texts/dashboard/store.en.ts';
import { ApiError, wordsOf } from '../../../base/calls/call.ts';
import { notify } from '../../../base/client-state.ts';
import { useClientState } from '../../../base/use-client-state.ts';
import { hrefTo } from '../../../base/page-settings.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSaid } from '../../../ui/use-said.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useUnsavedWords } from '../../../ui/use-unsaved-words.ts';
import { SlotsLine } from '../slots-card.tsx';
import { storeTexts } from '../texts.ts';
import { AskDialog } from './ask-dialog.tsx';
import sideClasses from '../../../ui/editor-side.module.css';
import classes from './editor.module.css';
import { Preview } from './preview.tsx';
import { Visibility } from './visibility.tsx';
import type { EditorState } from './use-editor.ts';
import { type Step, type Steps, useSteps } from './use-steps.ts';
import { isOneOf } from '../../../../core/one-of.ts';
import { keysOf } from '../../../../core/keys.ts';

type SideProps = { readonly deal: OpenDeal; readonly slots: ProductSlots; readonly editor: EditorState };

/** How it stands and what couples will see while it is written, and the one thing to do with it. */
export function Side({ deal, slots, editor }: SideProps) {
  const t = useTexts(storeTexts);
  const steps = useSteps(deal, editor.end);
  const [wasTried, setTried] = useState(false);
  const { said, show } = useSaid(steps.publish.error);
  const hasProblems = wasTried && !editor.checked.ok;
  const hasChanges = deal.has_changes || editor.saving !== 'saved' || editor.isUnread;
  const publish = async () => {
    setTried(true);
    if (!editor.judge()) {
      show();
      return;
    }
    if (!(await editor.flush())) return;
    const answer = await steps.publish.mutateAsync(editor.revision()).catch(() => null);
    if (answer !== null) editor.adopt(answer.deal);
  };
  return (
    <aside className={sideClasses['side']} aria-label={t('side.title')}>
      <Card title={t('side.title')}>
        <Visibility deal={deal} slots={slots} hasChanges={hasChanges} />
        <Preview content={editor.content} cover={editor.pictures[0] ?? null} />
      </Card>
      {(hasProblems || steps.publish.isError) && (
        <div ref={said} className={`${classes['stack']} ${sideClasses['said']}`}>
          {hasProblems && <Problems editor={editor} />}
          {steps.publish.isError && <NotPublished failure={steps.publish.error} />}
        </div>
      )}
      <Publish deal={deal} hasChanges={hasChanges} isBusy={steps.publish.isPending} onPress={() => void publish()} />
      <div className={classes['actions']}>
        <ViewPage deal={deal} />
        {deal.status !== 'active' && <SlotsLine slots={slots} />}
        <Others deal={deal} editor={editor} steps={steps} />
      </div>
    </aside>
  );
}

function Problems({ editor }: Pick<SideProps, 'editor'>) {
  const t = useTexts(storeTexts);
  return (
    <Notice tone="bad" says="politely">
      {t('problems')}
      <ul className={classes['problems']}>
        {editor.problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {t(nameOf(field))}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
const fieldNames = {
  title: 'edit.title',
  description: 'edit.description',
  price: 'edit.price',
  unit: 'edit.unit',
  promo: 'edit.promo',
  city_ids: 'edit.cities',
  down_payment: 'edit.downPayment',
  valid_until: 'edit.until',
  stock: 'edit.stock',
  photos: 'edit.photos',
  terms: 'edit.terms',
} as const satisfies Record<string, keyof typeof storeEn>;
const nameOf = (field: string) => (isOneOf(keysOf(fieldNames), field) ? fieldNames[field] : 'edit.product');

/** Why the server did not publish it; where all slots are taken, with the way to more. */
function NotPublished({ failure }: { readonly failure: unknown }) {
  const t = useTexts(storeTexts);
  const isFull = failure instanceof ApiError && failure.code === 'store.limit_reached';
  return (
    <Notice
      tone={isFull ? 'warn' : 'bad'}
      says="at once"
      action={
        isFull && (
          <Button component={Link} to={pages.membership} variant="default">
            {t('upgrade')}
          </Button>
        )
      }
    >
      {wordsOf(failure)}
    </Notice>
  );
}

type PublishProps = { readonly deal: OpenDeal; readonly hasChanges: boolean; readonly isBusy: boolean; readonly onPress: () => void };
/** Nothing to press while couples see what is written. */
function Publish({ deal: { status, visibility }, hasChanges, isBusy, onPress }: PublishProps) {
  const t = useTexts(storeTexts);
  if (status === 'active' && !hasChanges && visibility !== 'ended') return null;
  const label = status === 'draft' ? 'publish' : status === 'active' && visibility !== 'ended' ? 'publishChanges' : 'showAgain';
  return (
    <div className={sideClasses['act']}>
      <Button loading={isBusy} leftSection={<IconWorldUpload aria-hidden size={18} stroke={1.75} />} onClick={onPress}>
        {t(label)}
      </Button>
    </div>
  );
}

function ViewPage({ deal: { visibility, slug } }: Pick<SideProps, 'deal'>) {
  const t = useTexts(storeTexts);
  const language = useLanguage();
  const vendor = useClientState((state) => state.user.vendor?.slug);
  if (slug === null || vendor === undefined || (visibility !== 'shown' && visibility !== 'sold_out')) return null;
  return (
    <Button
      component="a"
      variant="default"
      href={hrefTo(`/vendor/${vendor}/products/${slug}`, language)}
      leftSection={<IconEye aria-hidden size={18} stroke={1.75} />}
    >
      {t('view')}
    </Button>
  );
}

const otherSteps = ['hide', 'sell_out', 'archive'] as const satisfies readonly Step[];
type OthersProps = Pick<SideProps, 'deal' | 'editor'> & { readonly steps: Steps };
/** What is done rarely. */
function Others({ deal, editor, steps: { move, duplicate, discard } }: OthersProps) {
  const t = useTexts(storeTexts);
  const unsaved = useUnsavedWords();
  const [asking, setAsking] = useState<'discard' | 'archive' | null>(null);
  const isBusy = move.isPending || duplicate.isPending || discard.isPending;
  /** What was typed last is saved first: it is copied and kept, too. Where it cannot be, the product stays where it can be written on. */
  const after = async (act: () => void, isEvenUnsaved: boolean) => {
    if ((await editor.flush()) || isEvenUnsaved) act();
    else notify('warning', unsaved(editor.get()));
  };
  const take = (step: Step) => void after(() => move.mutate(step), step !== 'archive');
  const answer = () => {
    if (asking === 'archive') take('archive');
    else discard.mutate();
    setAsking(null);
  };
  return (
    <div className={classes['menu']}>
      {otherSteps
        .filter((step) => mayTake(deal.status, step))
        .map((step) => (
          <Button key={step} variant="subtle" disabled={isBusy} onClick={() => (step === 'archive' ? setAsking('archive') : take(step))}>
            {t(`step.${step}`)}
          </Button>
        ))}
      <Button variant="subtle" disabled={isBusy} onClick={() => void after(() => duplicate.mutate(), false)}>
        {t('duplicate')}
      </Button>
      {deal.status === 'draft' && (
        <Button variant="subtle" disabled={isBusy} onClick={() => setAsking('discard')}>
          {t('discard')}
        </Button>
      )}
      {asking !== null && <AskDialog about={asking} isBusy={isBusy} onYes={answer} onClose={() => setAsking(null)} />}
    </div>
  );
}
