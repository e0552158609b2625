import { useQuery } from '@tanstack/react-query';
import type { Portfolio } from '../../../contract/pictures.ts';
import { useFormat, useMoment } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failed } from '../../ui/page-state.tsx';
import { SaveState } from '../../ui/save-state.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import classes from './portfolio-section.module.css';
import { portfolioQuery } from './queries.ts';
import { SortablePhotos } from './sortable-photos.tsx';
import { picturesTexts } from './texts.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import { portfolioForm, usePortfolio } from './use-portfolio.ts';
import { wordsOf } from '../../base/calls/call.ts';

/** The photos of a vendor's work: chosen, ordered, cut and described; saved by itself. Stands alone wherever it is placed. (product 3) */
export function PortfolioSection() {
  const portfolio = useQuery(portfolioQuery);
  const t = useTexts(picturesTexts);
  return (
    <Card title={t('title')}>
      {portfolio.isLoadingError ? (
        <Failed failure={portfolio.error} onRetry={() => void portfolio.refetch()} />
      ) : portfolio.data === undefined ? (
        <div className={classes['waiting']} aria-hidden>
          {Array.from({ length: 4 }, (_, n) => (
            <span key={n} />
          ))}
        </div>
      ) : (
        <Loaded portfolio={portfolio.data} />
      )}
    </Card>
  );
}

function Loaded({ portfolio }: { readonly portfolio: Portfolio }) {
  const t = useTexts(picturesTexts);
  const format = useFormat();
  const { maximum } = portfolio;
  const { saver, photos, news } = usePortfolio(portfolio);
  const { uploads, sendings } = usePictureUploads(portfolioForm, (arrived) => saver.add(arrived));
  const state = useSaveWords(saver);
  return (
    <div className={classes['section']}>
      <p className={classes['lead']}>{t(photos.length === 0 ? 'empty' : 'lead')}</p>
      {news !== null && (
        <Notice tone="info" says="politely">
          {t(news)}
        </Notice>
      )}
      <SortablePhotos photos={photos} onOrder={(next) => saver.order(next)} onChanged={(photo) => saver.change(photo)} />
      <PhotoPicker uploads={uploads} sendings={sendings} count={photos.length} maximum={maximum} />
      <footer className={classes['foot']}>
        <output>{t('count', { n: format.count(photos.length), maximum: format.count(maximum) })}</output>
        {state !== null && <SaveState {...state} retry={t('saved.retry')} onRetry={() => void saver.flush()} />}
      </footer>
    </div>
  );
}

/** What is said about the save; nothing before there was one. */
function useSaveWords(saver: ReturnType<typeof usePortfolio>['saver']) {
  const t = useTexts(picturesTexts);
  const moment = useMoment();
  const { saving, savedAt, failure } = saver.get();
  if (saving === 'failed') return { saving, words: `${t('saved.failed')} ${wordsOf(failure)}` };
  if (saving !== 'saved') return { saving, words: t(saving === 'saving' ? 'saved.saving' : 'saved.pending') };
  return savedAt === null ? null : { saving, words: t('saved.saved', { time: moment(savedAt) }) };
}
