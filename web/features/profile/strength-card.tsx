import { IconArrowRight, IconCheck, IconExternalLink } from '@tabler/icons-react';
import type { OwnProfile } from '../../../contract/profile.ts';
import { fieldOfStep, profileSteps } from '../../../core/catalogue/profile.ts';
import { vendorPublished, vendorSuspended, vendorUnpublished } from '../../../core/identity/vendor-status.ts';
import { useFormat } from '../../base/format.ts';
import { hrefTo } from '../../base/page-settings.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { Button, buttonLooks } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Help } from '../../ui/help.tsx';
import { goTo, fieldOfPart } from './parts.ts';
import classes from './strength.module.css';
import { profileTexts } from './texts.ts';

/** How strong the profile is, the one thing to do next, what publishing waits for, and the page as couples see it. */
export function StrengthCard({ profile }: { readonly profile: OwnProfile }) {
  const t = useTexts(profileTexts);
  const { status, strength } = profile;
  return (
    <Card>
      <div className={classes['top']}>
        <div className={classes['meter']}>
          <h2 className={classes['title']}>
            {t('strength')}
            <Help label={t('strength')}>{t('strengthHelp')}</Help>
          </h2>
          <p className={classes['percent']}>
            <output>{t('strengthPercent', { percent: strength.percent })}</output>
          </p>
          <div className={classes['bar']} aria-hidden>
            <span style={{ inlineSize: `${strength.percent}%` }} />
          </div>
        </div>
        <div className={classes['actions']}>
          <Next profile={profile} />
          <PublicPage profile={profile} />
        </div>
      </div>
      {status === vendorUnpublished && <Checklist profile={profile} />}
    </Card>
  );
}

function Next({ profile: { strength, about, status } }: { readonly profile: OwnProfile }) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const { next } = strength;
  if (status === vendorSuspended) return null;
  if (next === null) return <p className={classes['whole']}>{t('strengthWhole')}</p>;
  const part = strength.parts.find((one) => one.part === next);
  const place = fieldOfPart[next];
  const isLonger = next === 'about' && about.about !== '';
  return (
    <Button className={classes['next']} onClick={() => goTo(place.section, place.field)}>
      <span>
        {t(isLonger ? 'next.longer' : `next.${next}`)}
        <small>{t('gain', { n: format.count((part?.weight ?? 0) - (part?.earned ?? 0)) })}</small>
      </span>
      <IconArrowRight aria-hidden size={20} stroke={1.75} />
    </Button>
  );
}

/** The page as couples see it, in a window of its own: what is typed here stays. */
function PublicPage({ profile: { status, slug, about, services } }: { readonly profile: OwnProfile }) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  const isThere = status === vendorPublished || (about.business_name !== '' && services.services.length > 0);
  if (!isThere) return <p className={classes['previewNeeds']}>{t('previewNeeds')}</p>;
  return (
    <a href={hrefTo(`/vendor/${slug}`, language)} target="_blank" rel="noopener" {...buttonLooks('default', classes['preview'])}>
      <IconExternalLink aria-hidden size={18} stroke={1.75} />
      {t(status === vendorPublished ? 'view' : 'preview')}
    </a>
  );
}

/** The steps before publishing, ticked as they are saved. */
function Checklist({ profile: { missing } }: { readonly profile: OwnProfile }) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const done = profileSteps.length - missing.length;
  return (
    <div className={classes['checklist']}>
      <h3 className={classes['subtitle']}>{t(missing.length === 0 ? 'hiddenTitle' : 'missingTitle')}</h3>
      <p className={classes['lead']}>{t(missing.length === 0 ? 'hiddenLead' : 'missingLead')}</p>
      <output className={classes['progress']}>{t('progress', { done: format.count(done), all: format.count(profileSteps.length) })}</output>
      <ul className={classes['steps']}>
        {profileSteps.map((step) => {
          const isDone = !missing.includes(step);
          const { section, field } = fieldOfStep[step];
          return (
            <li key={step} data-done={isDone}>
              <span aria-hidden className={classes['tick']}>
                {isDone && <IconCheck size={14} stroke={3} />}
              </span>
              {isDone ? (
                <span>{t(`step.${step}`)}</span>
              ) : (
                <button type="button" onClick={() => goTo(section, step === 'service' ? 'services.0.category_id' : field)}>
                  {t(`step.${step}`)}
                </button>
              )}
              <span className="for-screen-readers">: {isDone ? t('done') : t('toDo')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
