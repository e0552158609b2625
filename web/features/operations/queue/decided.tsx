import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { operationsTexts } from '../texts.ts';
import classes from './decided.module.css';

type DecidedProps = { readonly words: string | null; readonly by: string | null; readonly at: string };

/** What was decided, by whom and when. */
export function Decided({ words, by, at }: DecidedProps) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  return (
    <div className={classes['decided']}>
      {words !== null && <p>{words}</p>}
      <p className={classes['who']}>{t('decidedBy', { who: by ?? t('unknownOperator'), when: format.dateTime(at) })}</p>
    </div>
  );
}
