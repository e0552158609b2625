import type { Team } from '../../../contract/team.ts';
import { nameFor } from '../../../texts/names.ts';
import { useFormat } from '../../base/format.ts';
import { shellTexts } from '../../base/shell-texts.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './team.module.css';
import { teamTexts } from '../../parts/team-texts.ts';

/** Who changed what in the team, newest first. */
export function HistoryCard({ events }: { readonly events: Team['events'] }) {
  const t = useTexts(teamTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  const language = useLanguage();
  return (
    <Card title={t('history')}>
      <ol className={classes['history']}>
        {events.map(({ at, kind, by, person, role }) => (
          <li key={`${at} ${kind} ${person}`}>
            <span>{t(`event.${kind}`, { by: nameFor(by, language), person, role: role === null ? '' : shell(`role.${role}`) })}</span>
            <time dateTime={at}>{format.dateTime(at)}</time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
