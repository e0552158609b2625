import { useState } from 'react';
import { earningsStatement, earningsStatementCsv } from '../../../contract/payouts.ts';
import { month as monthName } from '../../../texts/format.ts';
import { takeLostFocus } from '../../base/take-lost-focus.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import classes from './earnings.module.css';
import { earningsTexts } from './texts.ts';

const shown = 4;

/** A statement for each month with movements; nothing at all before the first. */
export function Statements({ months }: { readonly months: readonly string[] }) {
  const t = useTexts(earningsTexts);
  const language = useLanguage();
  const [isAll, setAll] = useState(false);
  if (months.length === 0) return null;
  return (
    <Card title={t('statementsTitle')}>
      <p className={classes['lead']}>{t('statementsLead')}</p>
      <ul className={classes['list']}>
        {months.slice(0, isAll ? undefined : shown).map((month, index) => {
          const name = monthName(month, language);
          return (
            <li key={month} className={classes['month']} tabIndex={-1} ref={index === shown ? takeLostFocus : undefined}>
              {name}
              <span className={classes['files']}>
                <DownloadButton
                  endpoint={earningsStatement}
                  input={{ params: { month } }}
                  variant="subtle"
                  label={t('pdfOf', { month: name })}
                >
                  {t('pdf')}
                </DownloadButton>
                <DownloadButton
                  endpoint={earningsStatementCsv}
                  input={{ params: { month } }}
                  variant="subtle"
                  label={t('csvOf', { month: name })}
                >
                  {t('csv')}
                </DownloadButton>
              </span>
            </li>
          );
        })}
      </ul>
      {!isAll && months.length > shown && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('olderStatements')}
        </Button>
      )}
    </Card>
  );
}
