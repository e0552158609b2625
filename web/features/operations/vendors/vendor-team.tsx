import { useFormat } from '../../../base/format.ts';
import { shellTexts } from '../../../base/shell-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { vendorTeamTexts } from '../texts.ts';
import type { Person, VendorRecord } from './vendor-record.ts';
import classes from './vendor.module.css';

type VendorTeamProps = { readonly vendor: VendorRecord; readonly onEnd: (person: Person) => void };

/** Who works for a vendor, where each of them is signed in, and the way to end it. (reliability S14) */
export function VendorTeam({ vendor: { team, is_related: isRelated }, onEnd }: VendorTeamProps) {
  const t = useTexts(vendorTeamTexts);
  return (
    <Card title={t('team')}>
      <ul className={classes['list']}>
        {team.map((person) => (
          <li key={person.uuid}>
            <Who person={person} />
            {person.sessions.length > 0 && !isRelated && (
              <Button variant="default" aria-label={t('endSessionsOf', { name: person.name })} onClick={() => onEnd(person)}>
                {t('endSessions')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Who({ person: { name, email, role, sessions, last_seen_at: lastSeenAt } }: { readonly person: Person }) {
  const t = useTexts(vendorTeamTexts);
  const shell = useTexts(shellTexts);
  const format = useFormat();
  return (
    <>
      <p>
        <strong>{name}</strong> · {shell(`role.${role}`)}
      </p>
      {email !== null && <p className={classes['quiet']}>{email}</p>}
      {sessions.length === 0 && (
        <p className={classes['quiet']}>
          {lastSeenAt === null ? t('neverSignedIn') : t('notSignedIn', { when: format.dateTime(lastSeenAt) })}
        </p>
      )}
      {sessions.length > 0 && (
        <ul className={classes['devices']} aria-label={t('devicesOf', { name })}>
          {sessions.map(({ device, address, started_at: startedAt, last_seen_at: seenAt }) => (
            <li key={`${startedAt} ${address}`}>
              {device} <span className={classes['quiet']}>{t('sessionLine', { address, when: format.dateTime(seenAt) })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
