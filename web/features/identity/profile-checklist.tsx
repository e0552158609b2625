import { IconCheck } from '@tabler/icons-react';
import type { OwnProfile } from '../../../contract/catalogue.ts';
import { missingSteps, type ProfileStep, profileSteps } from '../../../core/catalogue/profile.ts';
import { withLanguage } from '../../../core/identity/gate.ts';
import { useFormat } from '../../app/format.ts';
import { useLanguage, useTexts } from '../../app/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './profile.module.css';
import { profileTexts } from './texts.ts';

type ProfileChecklistProps = {
  readonly status: number;
  readonly slug: string;
  readonly draft: Omit<OwnProfile, 'id' | 'status' | 'slug' | 'missing'>;
};

/** The steps before publishing, ticked while they are filled in; the server judges them when the profile is saved. */
export function ProfileChecklist({ status, slug, draft }: ProfileChecklistProps) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const language = useLanguage();
  const missing = missingSteps({
    businessName: draft.business_name.trim(),
    about: draft.about.trim(),
    address: draft.address.trim(),
    zip: draft.zip,
    phone: draft.phone.trim(),
    whatsapp: draft.whatsapp,
    website: draft.website,
    cityId: draft.city_id,
    categoryId: draft.category_id,
  });
  const isFilled = (step: ProfileStep) => !missing.includes(step);
  const done = profileSteps.length - missing.length;
  const isUnpublished = status === 0;
  return (
    <Card className={classes['checklist']}>
      {isUnpublished && <h2 className={classes['checklistTitle']}>{t('missingTitle')}</h2>}
      <p>{isUnpublished ? t('missingLead') : t('publishedLead')}</p>
      <output className={classes['progress']}>{t('progress', { done: format.count(done), all: format.count(profileSteps.length) })}</output>
      <ul className={classes['steps']}>
        {profileSteps.map((step) => (
          <li key={step} className={classes['step']} data-done={isFilled(step)}>
            <span className={classes['tick']}>{isFilled(step) && <IconCheck aria-hidden size={14} stroke={3} />}</span>
            {t(`step.${step}`)}
            <span className="for-screen-readers">: {isFilled(step) ? t('done') : t('toDo')}</span>
          </li>
        ))}
      </ul>
      {status === 1 && <a href={withLanguage(`/vendor/${slug}`, language)}>{t('view')}</a>}
    </Card>
  );
}
