import type { ReactNode } from 'react';
import type { ProfileSection } from '../../../core/catalogue/profile.ts';
import { useMoment } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ElsewhereChoice } from '../../ui/elsewhere-choice.tsx';
import { Form, type Sendable } from '../../ui/form.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { SaveState } from '../../ui/save-state.tsx';
import classes from './profile.module.css';
import { profileTexts } from './texts.ts';
import type { SectionStatus } from './use-section.ts';
import { wordsOf } from '../../base/calls/call.ts';

/** What the card needs of a section, whatever its fields are. */
type Section = Sendable & {
  readonly section: ProfileSection;
  readonly status: SectionStatus;
  readonly savedAt: string | null;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  readonly resolve: (choice: 'mine' | 'theirs') => void;
};
type SectionCardProps = {
  readonly state: Section;
  readonly title: string;
  readonly lead?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One part of the profile: its fields, whether they are saved, and the button that saves them. */
export function SectionCard({ state, title, lead, aside, children }: SectionCardProps) {
  return (
    <div id={`section-${state.section}`} className={classes['anchor']}>
      <Card title={title} aside={aside}>
        {lead !== undefined && <p className={classes['lead']}>{lead}</p>}
        {/* What is wrong as a whole is said at the foot, which stays in sight. */}
        <Form form={{ ...state, failure: null }}>
          {children}
          <Foot state={state} />
        </Form>
      </Card>
    </div>
  );
}

/** Stays in sight while the section is, as long as something in it is not saved. */
function Foot({ state }: { readonly state: Section }) {
  const t = useTexts(profileTexts);
  const words = useStateWords(state);
  return (
    <SaveBar ofCard stays={state.isDirty || state.status !== 'saved'}>
      {state.status === 'elsewhere' ? (
        <ElsewhereChoice
          onResolve={(choice) => {
            state.resolve(choice);
            if (choice === 'mine') void state.submit();
          }}
        />
      ) : (
        <>
          {words !== null && (
            <SaveState saving={looks[state.status]} words={words} retry={t('retry')} onRetry={() => void state.submit()} />
          )}
          <Button type="submit" variant={state.isDirty ? 'filled' : 'default'} loading={state.isSending}>
            {t('save')}
          </Button>
        </>
      )}
    </SaveBar>
  );
}

const looks = { saved: 'saved', pending: 'pending', saving: 'saving', failed: 'failed', refused: 'blocked' } as const;

/** Nothing is said of a section that was never saved nor touched. */
function useStateWords({ status, savedAt, failure }: Section): string | null {
  const t = useTexts(profileTexts);
  const moment = useMoment();
  switch (status) {
    case 'saved':
      return savedAt === null ? null : t('saved', { time: moment(savedAt) });
    case 'failed':
      return t('failed', { reason: wordsOf(failure) });
    case 'elsewhere':
      return null;
    default:
      return t(status);
  }
}
