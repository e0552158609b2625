import type { Agreement } from '../../../contract/verification-shapes.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './agreement.module.css';
import { agreementTexts } from './texts.ts';

/** Every version that was handed in, and what became of it. */
export function History({ agreement: { versions } }: { readonly agreement: Agreement }) {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  if (versions.length === 0) return null;
  return (
    <Card title={t('history')}>
      <ol className={classes['history']}>
        {versions.map((version) => (
          <li key={version.id}>
            <strong>{t('version', { n: version.number })}</strong> · {t(`type.${version.business_type}`)}
            <small>
              {t('handedIn', { when: format.dateTime(version.submitted_at) })}
              {version.decided_at !== null && `, ${t('decided', { when: format.dateTime(version.decided_at) })}`}
              {' · '}
              {t(`versionState.${version.status}`)}
              {version.erased_at !== null && ` · ${t('erased', { when: format.date(version.erased_at) })}`}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  );
}
