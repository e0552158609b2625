import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { pageCountOf } from '../../core/paging.ts';
import { useFormat } from '../app/format.ts';
import { shellTexts } from '../app/shell/texts.ts';
import { useTexts } from '../app/texts.ts';
import classes from './pager.module.css';

type PagerProps = {
  readonly meta: { readonly page: number; readonly limit: number; readonly total: number };
  readonly onPage: (page: number) => void;
};

/** From page to page of a list; nothing at all when one page holds it. */
export function Pager({ meta: { page, limit, total }, onPage }: PagerProps) {
  const t = useTexts(shellTexts);
  const format = useFormat();
  const pages = pageCountOf(total, limit);
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={t('pages')} className={classes['pager']}>
      {page > 1 && (
        <button type="button" className={classes['before']} onClick={() => onPage(Math.min(page - 1, pages))}>
          <IconChevronLeft aria-hidden size={18} />
          <span>{t('pageBefore')}</span>
        </button>
      )}
      <p className={classes['where']}>{t('pageOf', { page: format.count(page), pages: format.count(pages) })}</p>
      {page < pages && (
        <button type="button" className={classes['after']} onClick={() => onPage(page + 1)}>
          <span>{t('pageAfter')}</span>
          <IconChevronRight aria-hidden size={18} />
        </button>
      )}
    </nav>
  );
}
