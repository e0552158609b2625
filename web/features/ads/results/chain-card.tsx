import type { Results } from '../../../../contract/results.ts';
import type { Source } from '../../../../core/results/chain.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Help } from '../../../ui/help.tsx';
import classes from './chain-card.module.css';
import { figureOf, shownSources, type StageKey, stages, totalOf } from './stages.ts';
import { resultsTexts } from './texts.ts';

/** From views to payments, stage by stage: how many couples and how much money, by where they came from. */
export function ChainCard({ results }: { readonly results: Results }) {
  const t = useTexts(resultsTexts);
  const shown = shownSources(results);
  return (
    <Card title={t('chain.title')}>
      <div className={classes['frame']}>
        <table className={classes['table']} data-sources={shown.length}>
          <caption className="for-screen-readers">{t('chain.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chain.stage')}</th>
              <th scope="col">{t('all')}</th>
              {shown.map((source) => (
                <th key={source} scope="col">
                  <span className={classes['dot']} data-source={source} aria-hidden />
                  {t(`source.${source}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <AdRow stage="impressions" results={results} shown={shown} />
            <AdRow stage="clicks" results={results} shown={shown} />
            {stages.map((stage) => (
              <StageRow key={stage} stage={stage} results={results} shown={shown} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

type RowProps = { readonly results: Results; readonly shown: readonly Source[] };

/** Views and clicks: of the ad alone, nobody counts the others. */
function AdRow({ stage, results: { ad }, shown }: RowProps & { readonly stage: 'impressions' | 'clicks' }) {
  const t = useTexts(resultsTexts);
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <span className={classes['name']}>
          {t(`stage.${stage}`)}
          <Help label={t(`stage.${stage}`)}>{t(`help.${stage}`)}</Help>
        </span>
      </th>
      <td className={classes['none']}>–</td>
      {shown.map((source) =>
        source === 'ad' ? (
          <td key={source}>
            <Label source={source} />
            <span className={classes['count']}>{format.count(ad[stage])}</span>
            {stage === 'clicks' && <span className={classes['amount']}>{format.money(ad.spending)}</span>}
          </td>
        ) : (
          <td key={source} className={classes['none']}>
            {source === 'elsewhere' ? t('notCounted') : '–'}
          </td>
        ),
      )}
    </tr>
  );
}

function StageRow({ stage, results, shown }: RowProps & { readonly stage: StageKey }) {
  const t = useTexts(resultsTexts);
  const total = totalOf(results, stage);
  const whole = totalOf(results, 'contacts').clients;
  return (
    <tr>
      <th scope="row">
        <span className={classes['name']}>
          {t(`stage.${stage}`)}
          <Help label={t(`stage.${stage}`)}>{t(`help.${stage}`)}</Help>
        </span>
        <span className={classes['bar']} aria-hidden>
          {shown.map((source) => (
            <span
              key={source}
              data-source={source}
              style={{ width: `${whole === 0 ? 0 : (figureOf(results.sources[source], stage).clients / whole) * 100}%` }}
            />
          ))}
        </span>
      </th>
      <td className={classes['all']}>
        <Figure figure={total} />
      </td>
      {shown.map((source) => (
        <td key={source}>
          <Label source={source} />
          <Figure figure={figureOf(results.sources[source], stage)} />
        </td>
      ))}
    </tr>
  );
}

/** On a phone each figure says whose it is; wider, the head of its column does. */
function Label({ source }: { readonly source: Source }) {
  const t = useTexts(resultsTexts);
  return (
    <span className={classes['label']} aria-hidden>
      <span className={classes['dot']} data-source={source} />
      {t(`source.${source}`)}
    </span>
  );
}

function Figure({ figure: { clients, amount } }: { readonly figure: { readonly clients: number; readonly amount: number | null } }) {
  const format = useFormat();
  return (
    <>
      <span className={classes['count']}>{format.count(clients)}</span>
      {amount !== null && amount > 0 && <span className={classes['amount']}>{format.money(amount)}</span>}
    </>
  );
}
