import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '../../../../core/identity/pages.ts';
import { useFormat } from '../../../base/format.ts';
import { usePermissions } from '../nav-items.ts';
import { hrefTo } from '../../../base/page-settings.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { Button, buttonLooks } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { operationsTexts } from '../texts.ts';
import type { VendorRecord } from './vendor-record.ts';
import { VendorStatusMark } from './vendor-status.tsx';
import classes from './vendor.module.css';

const statuses = [1, 0, 2] as const;

type VendorFactsProps = { readonly vendor: VendorRecord; readonly onChange: (status: VendorRecord['status']) => void };

/** Who it is and where it stands, and the ways to change that. */
export function VendorFacts({ vendor, onChange }: VendorFactsProps) {
  const t = useTexts(operationsTexts);
  const language = useLanguage();
  const format = useFormat();
  const permissions = usePermissions();
  const membership = useMembershipWords(vendor);
  const { status, is_related: isRelated, is_complete: isComplete, published_at: publishedAt } = vendor;
  return (
    <Card title={vendor.name} aside={<VendorStatusMark status={status} />}>
      <dl className={classes['facts']}>
        <Fact name="#">{vendor.id}</Fact>
        <Fact name={t('email')}>{vendor.email ?? t('none')}</Fact>
        <Fact name={t('phone')}>{vendor.phone || t('none')}</Fact>
        <Fact name={t('language')}>{t(`language.${vendor.language}`)}</Fact>
        <Fact name={t('category')}>{vendor.category?.[language] ?? t('none')}</Fact>
        <Fact name={t('city')}>{vendor.city ?? t('none')}</Fact>
        <Fact name={t('balance')}>{format.money(vendor.balance)}</Fact>
        <Fact name={t('membership')}>{membership}</Fact>
        <Fact name={t('earnings')}>
          {t('earningsWords', {
            available: format.money(vendor.earnings.available),
            underWay: format.money(vendor.earnings.under_way),
            paidOut: format.money(vendor.earnings.paid_out),
          })}
        </Fact>
        <Fact name={t('since')}>{format.date(vendor.created_at)}</Fact>
        <Fact name={t('publishedAt')}>{publishedAt === null ? t('neverPublished') : format.date(publishedAt)}</Fact>
        <Fact name={t('completeProfile')}>{t(isComplete ? 'complete' : 'incomplete')}</Fact>
        {status === 1 && (
          <Fact name={t('publicProfile')}>
            <a className="lone-link" href={hrefTo(`/vendor/${vendor.slug}`, language)}>
              /vendor/{vendor.slug}
            </a>
          </Fact>
        )}
      </dl>
      <div className={classes['actions']}>
        {!isRelated &&
          vendor.proposal === null &&
          statuses
            .filter((wanted) => wanted !== status && (wanted !== 1 || isComplete))
            .map((wanted) => (
              <Button key={wanted} variant="default" onClick={() => onChange(wanted)}>
                {t(`toStatus.${wanted}`)}
              </Button>
            ))}
        {permissions.includes('finance') && !isRelated && (
          <Link to={pages.operationsAdjustments} search={{ vendor: vendor.id }} {...buttonLooks('default')}>
            {t('adjust')}
          </Link>
        )}
      </div>
    </Card>
  );
}

/** Which plan for which service, and until when. */
function useMembershipWords({ membership }: VendorRecord): string {
  const t = useTexts(operationsTexts);
  const language = useLanguage();
  const format = useFormat();
  if (membership.length === 0) return 'Free';
  return membership
    .map(
      ({ plan, service, ends_on: endsOn }) => `${plan}, ${service[language]}, ${endsOn === null ? t('withoutEnd') : format.date(endsOn)}`,
    )
    .join(' · ');
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
