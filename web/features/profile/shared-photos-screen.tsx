import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pages } from '../../../core/identity/pages.ts';
import { sharedPhotos } from '../../../core/pictures/shared.ts';
import { useFormat } from '../../base/format.ts';
import { forgetShared, keepSharedAgain, keepUntilOver, type Shared, sharedFor } from '../../base/shared-photos.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { useTexts } from '../../base/texts.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { PortfolioSection } from '../../parts/pictures/portfolio-section.tsx';
import { portfolioQuery } from '../../parts/pictures/queries.ts';
import { picturesTexts } from '../../parts/pictures/texts.ts';
import { mayArrive, uploadsInto } from '../../parts/pictures/use-picture-uploads.ts';
import { portfolioForm } from '../../parts/pictures/use-portfolio.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { SharedTiles } from './shared-tiles.tsx';
import classes from './shared-photos.module.css';

type Step = { readonly kind: 'waiting' | 'none' | 'added' } | { readonly kind: 'asked' | 'dropped'; readonly shared: Shared };

const megabyte = 1024 * 1024;

/** What a phone shared with the installed app: what becomes of it. (decision 0164) */
export default function SharedPhotosScreen() {
  const { step, add, drop, bringBack } = useShared();
  if (step.kind === 'waiting') return <Waiting />;
  if (step.kind === 'added') return <Added />;
  if (step.kind === 'asked') return <Asked shared={step.shared} onAdd={add} onDrop={() => drop(step.shared)} />;
  return <NothingWaits {...(step.kind === 'dropped' && { onUndo: () => bringBack(step.shared) })} />;
}

/** The photos that wait, and what was decided about them. */
function useShared() {
  const account = useClientState(({ user }) => user.vendor?.accountUuid ?? '');
  const vendorId = useClientState(({ user }) => user.vendor?.id ?? 0);
  const [step, setStep] = useState<Step>({ kind: 'waiting' });
  useEffect(() => {
    let isHere = true;
    sharedFor(account)
      .then((shared) => isHere && setStep(shared.files.length + shared.left > 0 ? { kind: 'asked', shared } : { kind: 'none' }))
      .catch(() => isHere && setStep({ kind: 'none' }));
    return () => {
      isHere = false;
    };
  }, [account]);
  const forget = () => void forgetShared().catch(() => undefined);
  return {
    step,
    add: (files: readonly File[], room: number, maximum: number) => {
      const uploads = uploadsInto(portfolioForm, vendorId);
      const { get, subscribe } = uploads;
      uploads.add(files, room, maximum);
      const isOver = (file: File) => !get().some((sending) => sending.file === file && mayArrive(sending));
      void keepUntilOver(files, account, { isOver, subscribe }).catch(() => undefined);
      setStep({ kind: 'added' });
    },
    drop: (shared: Shared) => {
      forget();
      setStep({ kind: 'dropped', shared });
    },
    bringBack: (shared: Shared) => {
      void keepSharedAgain(shared.files, account).catch(() => undefined);
      setStep({ kind: 'asked', shared });
    },
  };
}

type AskedProps = {
  readonly shared: Shared;
  readonly onAdd: (files: readonly File[], room: number, maximum: number) => void;
  readonly onDrop: () => void;
};

function Asked({ shared, onAdd, onDrop }: AskedProps) {
  const t = useTexts(picturesTexts);
  const format = useFormat();
  const isReadOnly = useIsReadOnly('profile');
  const portfolio = useQuery(portfolioQuery);
  const [chosen, setChosen] = useState<ReadonlySet<File>>(new Set(shared.files));
  const room = portfolio.data === undefined ? null : portfolio.data.maximum - portfolio.data.pictures.length;
  const files = shared.files.filter((file) => chosen.has(file));
  const add = () => {
    if (portfolio.data !== undefined && room !== null) onAdd(files, room, portfolio.data.maximum);
  };
  return (
    <Card>
      <div className={classes['stack']}>
        <p className={classes['lead']}>{t('sharedLead')}</p>
        {shared.left > 0 && (
          <Notice tone="warn">
            {t('sharedLeft', {
              n: format.count(shared.left),
              count: shared.left,
              maximum: format.count(sharedPhotos.countMax),
              size: `${format.count(sharedPhotos.fileSizeBytesMax / megabyte)} MB`,
            })}
          </Notice>
        )}
        <SharedTiles files={shared.files} chosen={chosen} onChoose={setChosen} />
        {room !== null && room < files.length && <Notice tone="warn">{t('sharedRoom', { n: format.count(room), count: room })}</Notice>}
        {portfolio.isLoadingError && <Failed failure={portfolio.error} onRetry={() => void portfolio.refetch()} />}
        <div className={classes['actions']}>
          {!isReadOnly && files.length > 0 && (
            <Button loading={portfolio.isPending} onClick={add}>
              {t('sharedAdd', { n: files.length, count: files.length })}
            </Button>
          )}
          <Button variant="subtle" onClick={onDrop}>
            {t('sharedDrop')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** On their way: as in the profile, with what is wrong with each, and each can be removed again. */
function Added() {
  const t = useTexts(picturesTexts);
  return (
    <div className={classes['stack']}>
      <Notice
        tone="info"
        says="politely"
        action={
          <Button component={Link} to={pages.profile} hash="section-portfolio" variant="default">
            {t('sharedToProfile')}
          </Button>
        }
      >
        {t('sharedAdded')}
      </Notice>
      <PortfolioSection />
    </div>
  );
}

function NothingWaits({ onUndo }: { readonly onUndo?: () => void }) {
  const t = useTexts(picturesTexts);
  const isDropped = onUndo !== undefined;
  return (
    <Card>
      {isDropped && (
        <Notice
          tone="info"
          says="politely"
          action={
            <Button variant="subtle" onClick={onUndo}>
              {t('undo')}
            </Button>
          }
        >
          {t('sharedDropped')}
        </Notice>
      )}
      <Empty
        title={t('sharedNoneTitle')}
        action={
          <Button component={Link} to={pages.profile} hash="section-portfolio" variant="default">
            {t('sharedToProfile')}
          </Button>
        }
      >
        <p>{t('sharedNone')}</p>
      </Empty>
    </Card>
  );
}
