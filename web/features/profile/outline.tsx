import { IconCheck } from '@tabler/icons-react';
import type { OwnProfile } from '../../../contract/profile.ts';
import { useTexts } from '../../app/texts.ts';
import classes from './outline.module.css';
import { outlined, stateOf } from './parts.ts';
import { profileTexts } from './texts.ts';

/** The parts of the profile, with a tick where nothing is left to do. */
export function Outline({ profile }: { readonly profile: OwnProfile }) {
  const t = useTexts(profileTexts);
  return (
    <nav aria-label={t('outline')}>
      <ol className={classes['sections']}>
        {outlined.map((section) => {
          const state = stateOf(section, profile);
          return (
            <li key={section}>
              <a href={`#section-${section}`} className={classes['section']} data-state={state}>
                <span aria-hidden className={classes['mark']}>
                  {state === 'done' && <IconCheck size={14} stroke={3} />}
                </span>
                <span>{t(`section.${section}`)}</span>
                <span className="for-screen-readers">, {t(`status.${state}`)}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
