import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../app/texts.ts';
import classes from './outline.module.css';
import { agreementTexts } from './texts.ts';
import type { AgreementForm } from './use-agreement-form.ts';

/** Where one is in the form: a tick, a dot or a warning for each section. */
export function Outline({ form }: { readonly form: AgreementForm }) {
  const t = useTexts(agreementTexts);
  const done = form.sections.filter(({ name }) => form.states[name] === 'done').length;
  return (
    <nav aria-label={t('outline')} className={classes['outline']}>
      <p className={classes['progress']}>{t('outlineProgress', { done, all: form.sections.length })}</p>
      <ol className={classes['sections']}>
        {form.sections.map(({ name }) => {
          const state = form.states[name] ?? 'todo';
          return (
            <li key={name}>
              <a href={`#section-${name}`} className={classes['section']} data-state={state}>
                <span aria-hidden className={classes['mark']}>
                  {state === 'done' && <IconCheck size={14} stroke={3} />}
                  {state === 'wrong' && <IconAlertTriangle size={18} stroke={2} />}
                </span>
                <span>{t(`section.${name}`)}</span>
                <span className="for-screen-readers">, {t(`status.${state}`)}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
