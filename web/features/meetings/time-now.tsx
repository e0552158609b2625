import { useState } from 'react';
import { longTimeIn } from '../../../texts/zones.ts';
import { useLanguage, useTexts } from '../../base/texts.ts';
import type { Meeting } from '../../parts/meetings/queries.ts';
import { meetingsTexts } from '../../parts/meetings/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './meetings.module.css';

/** When a meeting is that someone is about to change; that it was moved since they started is said at once. */
export function TimeNow({ meeting: { sequence, starts_at: startsAt, moved }, zone }: { readonly meeting: Meeting; readonly zone: string }) {
  const t = useTexts(meetingsTexts);
  const language = useLanguage();
  const [started] = useState(sequence);
  return (
    <>
      {moved !== null && sequence !== started && (
        <Notice tone="warn" says="at once">
          {t(moved.by === 'vendor' ? 'meeting.movedByVendor' : 'meeting.movedByCouple', { when: longTimeIn(moved.from, zone, language) })}
        </Notice>
      )}
      <p className={classes['chosen']}>{longTimeIn(startsAt, zone, language)}</p>
    </>
  );
}
