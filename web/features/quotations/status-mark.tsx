import type { Quotation } from '../../../contract/quotations.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './status-mark.module.css';
import { quotationsTexts } from './texts.ts';

/** The status of a quotation, in a word with a colour. */
export function StatusMark({ status }: { readonly status: Quotation['status'] }) {
  const t = useTexts(quotationsTexts);
  return (
    <span className={classes['mark']} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}
