import { useTexts } from '../../base/texts.ts';
import { Outline } from '../../ui/outline.tsx';
import classes from './outline.module.css';
import { agreementTexts } from './texts.ts';
import type { AgreementForm } from './use-agreement-form.ts';

/** Where one is in the form: a tick, a dot or a warning for each section. */
export function AgreementOutline({ form }: { readonly form: AgreementForm }) {
  const t = useTexts(agreementTexts);
  const sections = form.sections.map(({ name }) => {
    const state = form.states[name] ?? 'todo';
    return { name, label: t(`section.${name}`), state, stateText: t(`status.${state}`) };
  });
  const done = sections.filter(({ state }) => state === 'done').length;
  return (
    <Outline label={t('outline')} sections={sections}>
      <p className={classes['progress']}>{t('outlineProgress', { done, all: sections.length })}</p>
    </Outline>
  );
}
