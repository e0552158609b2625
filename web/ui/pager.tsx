import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pageCountOf } from '../../core/paging.ts';
import { useFormat } from '../base/format.ts';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import classes from './pager.module.css';

type PagerProps = {
  readonly meta: { readonly page: number; readonly limit: number; readonly total: number };
  readonly onPage: (page: number) => void;
  /** What the list is called, where a screen has several. */
  readonly list?: string;
};
/** Of a longer list no one looks for a page by its number. */
const choicesMax = 500;

/** From page to page of a list, to its ends and to any page; nothing at all when one page holds it. */
export function Pager({ meta: { page, limit, total }, onPage, list }: PagerProps) {
  const t = useTexts(shellTexts);
  const format = useFormat();
  const pages = pageCountOf(total, limit);
  if (pages === 1 && page === 1) return null;
  const [from, to] = [Math.min((page - 1) * limit + 1, total), Math.min(page * limit, total)];
  return (
    <nav aria-label={list === undefined ? t('pages') : `${list}: ${t('pages')}`} className={classes['pager']}>
      <div className={classes['steps']}>
        <Step label={t('pageFirst')} isOff={page <= 1} onClick={() => onPage(1)}>
          <IconChevronLeftPipe aria-hidden size={18} />
        </Step>
        <Step label={t('pageBefore')} isOff={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
          <IconChevronLeft aria-hidden size={18} />
        </Step>
      </div>
      <div className={classes['where']}>
        {pages <= choicesMax && page <= pages && (
          <select
            className={classes['jump']}
            aria-label={t('pageJump')}
            value={page}
            onChange={({ currentTarget }) => onPage(Number(currentTarget.value))}
          >
            {Array.from({ length: pages }, (_, index) => (
              <option key={index + 1} value={index + 1}>
                {t('pageOf', { page: format.count(index + 1), pages: format.count(pages) })}
              </option>
            ))}
          </select>
        )}
        <p>{t('rowsOf', { from: format.count(from), to: format.count(to), total: format.count(total) })}</p>
      </div>
      <div className={classes['steps']}>
        <Step label={t('pageAfter')} isOff={page >= pages} onClick={() => onPage(page + 1)}>
          <IconChevronRight aria-hidden size={18} />
        </Step>
        <Step label={t('pageLast')} isOff={page >= pages} onClick={() => onPage(pages)}>
          <IconChevronRightPipe aria-hidden size={18} />
        </Step>
      </div>
    </nav>
  );
}

type StepProps = { readonly label: string; readonly isOff: boolean; readonly onClick: () => void; readonly children: ReactNode };
/** Stays in its place at the ends: the focus would be lost with it. */
const Step = ({ label, isOff, onClick, children }: StepProps) => (
  <button
    type="button"
    className={classes['step']}
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onClick}
  >
    {children}
  </button>
);
