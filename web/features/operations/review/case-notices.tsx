import { type RefObject, useEffect, useRef } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { lookAtCase, ReviewCase } from '../../../../contract/verification-review.ts';
import { useFormat, useMoment } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { reviewTexts } from '../texts.ts';
import { NextCase } from './next-case.tsx';

type CaseNoticesProps = { readonly reviewed: ReviewCase; readonly looking: AnswerOf<typeof lookAtCase>['data'] | null };

/** Who else is at this case, and whether it has been decided. */
export function CaseNotices({ reviewed, looking }: CaseNoticesProps) {
  const t = useTexts(reviewTexts);
  const format = useFormat();
  const moment = useMoment();
  const onwards = useOnwards(reviewed.status !== 'submitted');
  if (reviewed.status !== 'submitted') {
    const who = reviewed.decided_by ?? t('unknownOperator');
    return (
      <div ref={onwards}>
        <Notice tone={reviewed.status === 'approved' ? 'good' : 'warn'} action={<NextCase after={reviewed.id} />}>
          {t(`state.${reviewed.status}`)}.{' '}
          {t('decidedNotice', { who, when: format.dateTime(reviewed.decided_at ?? reviewed.submitted_at) })}
        </Notice>
      </div>
    );
  }
  if (looking !== null && looking.status !== 'submitted') {
    return (
      <Notice tone="warn" says="politely" action={<NextCase after={reviewed.id} />}>
        {t('decidedNow')}
      </Notice>
    );
  }
  return (looking?.lookers ?? [])
    .filter((one) => !one.is_me)
    .map((one) => (
      <Notice key={one.name} tone="info" says="politely">
        {t('alsoOpen', { who: one.name, when: moment(one.since) })}
      </Notice>
    ));
}

/** Once a case is decided while it is open, anyone who decided it continues to the next one: what they pressed is gone. */
function useOnwards(isDecided: boolean): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(!isDecided);
  useEffect(() => {
    if (!isDecided || !wasOpen.current) return;
    wasOpen.current = false;
    notice.current?.querySelector('a')?.focus();
  }, [isDecided]);
  return notice;
}
