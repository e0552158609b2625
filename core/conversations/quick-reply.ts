import { accept, allOf, type Outcome, refuse } from '../outcome.ts';
import { cleanName } from '../text.ts';
import { checkMessage, type MessageCode } from './message.ts';

/** What a vendor may keep. (ours to tune) */
export const quickReplyRules = { titleLengthMax: 60, repliesMax: 50 } as const;

type TitleCode = 'conversations.title_required' | 'conversations.title_too_long' | 'catalogue.text_invalid';

function checkTitle(raw: string): Outcome<string, TitleCode> {
  const title = cleanName(raw, { field: 'title', maxLength: quickReplyRules.titleLengthMax });
  if (title.ok) return accept(title.value);
  const { code } = title.refusals[0];
  if (code === 'text.required') return refuse({ code: 'conversations.title_required', field: 'title' });
  if (code === 'text.too_long')
    return refuse({ code: 'conversations.title_too_long', field: 'title', params: { maximum: quickReplyRules.titleLengthMax } });
  return refuse({ code: 'catalogue.text_invalid', field: 'title' });
}

/** An answer kept under a title, cleaned: a title of one line, a text as of any message. */
export function checkQuickReply(raw: {
  readonly title: string;
  readonly text: string;
}): Outcome<{ title: string; text: string }, TitleCode | MessageCode> {
  return allOf({ title: checkTitle(raw.title), text: checkMessage(raw.text) });
}
