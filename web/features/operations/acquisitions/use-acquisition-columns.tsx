import type { Acquisition } from '../../../../contract/acquisition.ts';
import { useFormat } from '../../../base/format.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { choicesQuery } from '../../../parts/choices-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Decided } from '../queue/decided.tsx';
import type { Column } from '../queue/queue-table.tsx';
import { VendorName } from '../queue/vendor-name.tsx';
import { acquisitionsTexts, operationsTexts } from '../texts.ts';
import classes from './acquisitions.module.css';
import { useBeside } from '../../../base/use-beside.ts';

export type Verdict = 'accept' | 'dismiss' | 'again';

type OnDecide = (acquisition: Acquisition, verdict: Verdict) => void;

/** What a row shows: who asks, what they say, and how it can be or was decided. */
export function useAcquisitionColumns(status: Acquisition['status'], onDecide: OnDecide): readonly Column<Acquisition>[] {
  const t = useTexts(acquisitionsTexts);
  const queues = useTexts(operationsTexts);
  const format = useFormat();
  const offers = useOffers();
  const last: Column<Acquisition> =
    status === 'new'
      ? { title: queues('actions'), kind: 'actions', cell: (acquisition) => <Buttons acquisition={acquisition} onDecide={onDecide} /> }
      : { title: queues('decision'), kind: 'words', cell: (acquisition) => <Decision acquisition={acquisition} onDecide={onDecide} /> };
  return [
    { title: t('business'), cell: ({ known }) => <strong>{known.business_name || t('unnamed')}</strong> },
    { title: t('contact'), cell: ({ known }) => <Contact known={known} /> },
    { title: t('offers'), cell: ({ known }) => offers(known) || queues('none') },
    { title: t('says'), kind: 'words', cell: (acquisition) => <Says acquisition={acquisition} /> },
    { title: t('receivedAt'), kind: 'time', cell: ({ received_at: receivedAt }) => format.dateTime(receivedAt) },
    last,
  ];
}

/** Category and city by name; what is not one of ours stays as it was typed. */
function useOffers(): (known: Acquisition['known']) => string {
  const language = useLanguage();
  const { data } = useBeside(choicesQuery);
  return ({ category, city }) =>
    [
      data?.categories.find(({ slug }) => slug === category)?.name[language] ?? category,
      data?.cities.find(({ slug }) => slug === city)?.name ?? city,
    ]
      .filter(Boolean)
      .join(', ');
}

function Contact({ known }: { readonly known: Acquisition['known'] }) {
  const said = [known.contact_name, known.email, known.phone, known.website].filter(Boolean);
  return (
    <ul className={classes['contact']}>
      {said.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Their words, and on demand everything that came, as it came. */
function Says({ acquisition: { known, payload, utm } }: { readonly acquisition: Acquisition }) {
  const t = useTexts(acquisitionsTexts);
  const source = utm?.['source'];
  return (
    <>
      {known.message !== '' && <p className={classes['says']}>{known.message}</p>}
      {source !== undefined && <p className={classes['source']}>{t('cameFrom', { source })}</p>}
      <details>
        <summary>{t('allSent')}</summary>
        <pre className={classes['payload']}>{JSON.stringify(JSON.parse(payload), null, 2)}</pre>
      </details>
    </>
  );
}

type DecidableProps = { readonly acquisition: Acquisition; readonly onDecide: OnDecide };

function Buttons({ acquisition, onDecide }: DecidableProps) {
  const t = useTexts(acquisitionsTexts);
  const business = acquisition.known.business_name || t('unnamed');
  return (
    <>
      <Button variant="default" data-key="a" aria-label={t('acceptOf', { business })} onClick={() => onDecide(acquisition, 'accept')}>
        {t('accept')}
      </Button>{' '}
      <Button variant="subtle" data-key="d" aria-label={t('dismissOf', { business })} onClick={() => onDecide(acquisition, 'dismiss')}>
        {t('dismiss')}
      </Button>
    </>
  );
}

function Decision({ acquisition, onDecide }: DecidableProps) {
  const t = useTexts(acquisitionsTexts);
  const { decision } = acquisition;
  if (decision === null) return null;
  const { vendor } = decision;
  return (
    <>
      <Decided words={decision.reason} by={decision.decided_by} at={decision.decided_at} />
      {vendor !== null && (
        <p className={classes['vendor']}>
          <VendorName vendor={vendor} />{' '}
          <span>
            {t(vendor.has_joined ? 'hasJoined' : 'notJoined')} · {vendor.email}
          </span>
        </p>
      )}
      {vendor !== null && !vendor.has_joined && (
        <Button variant="default" aria-label={t('inviteAgainOf', { business: vendor.name })} onClick={() => onDecide(acquisition, 'again')}>
          {t('inviteAgain')}
        </Button>
      )}
    </>
  );
}
