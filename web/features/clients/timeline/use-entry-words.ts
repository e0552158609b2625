import type { TimelineItem } from '../../../../contract/client-timeline.ts';
import type { TimelineCode } from '../../../../core/clients/timeline.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { longTimeIn } from '../../../../texts/zones.ts';
import { useFormat } from '../../../base/format.ts';
import { useLanguage, useTexts } from '../../../base/texts.ts';
import { pipelineTexts } from '../../../parts/pipeline/texts.ts';
import { clientTimelineTexts } from './texts.ts';

/** The sentence of an entry of the timeline, in the reader's language. */
export function useEntryWords(): (item: TimelineItem) => string {
  const t = useTexts(clientTimelineTexts);
  const stages = useTexts(pipelineTexts);
  const format = useFormat();
  const language = useLanguage();
  return (item) => {
    const { code, number, amount, starts_at: startsAt, time_zone: zone, by, stars, from, stage } = item;
    const quoted = { number: number ?? '', amount: format.money(amount ?? 0) };
    const when = startsAt === null || zone === null ? '' : longTimeIn(startsAt, zone, language);
    switch (code) {
      case 'messages': {
        const count = item.by_couple + item.by_vendor;
        const sides = t('entry.messagesBy', { them: format.count(item.by_couple), you: format.count(item.by_vendor) });
        return `${t('entry.messages', { count, n: format.count(count) })} · ${sides}`;
      }
      case 'quotation_sent':
      case 'quotation_accepted':
      case 'paid':
      case 'refunding':
      case 'refunded':
        return t(`entry.${code}`, quoted);
      case 'quotation_declined':
      case 'quotation_withdrawn':
      case 'quotation_expired':
        return t(`entry.${code}`, { number: quoted.number });
      case 'meeting_booked':
        return t(item.is_moved ? 'entry.meeting_moved' : 'entry.meeting_booked', { when });
      case 'meeting_cancelled':
        return t('entry.meeting_cancelled', { when });
      case 'review_written':
        return t('entry.review_written', { count: stars ?? 0, n: format.count(stars ?? 0) });
      case 'moved':
        return t('entry.moved', { by: by ?? '', from: stages(`stage.${from ?? 'new'}`), stage: stages(`stage.${stage ?? 'new'}`) });
      case 'note':
      case 'task_added':
        return t(`entry.${code}`, { by: by ?? '' });
      default:
        return t(`entry.${code}`);
    }
  };
}

const leadsTo: Partial<Readonly<Record<TimelineCode, (reference: string) => string>>> = {
  messages: (id) => pages.conversation.replace(':conversationId', id),
  quotation_sent: (id) => pages.quotation.replace(':quotationId', id),
  quotation_accepted: (id) => pages.quotation.replace(':quotationId', id),
  quotation_declined: (id) => pages.quotation.replace(':quotationId', id),
  quotation_withdrawn: (id) => pages.quotation.replace(':quotationId', id),
  quotation_expired: (id) => pages.quotation.replace(':quotationId', id),
  paid: (id) => pages.quotation.replace(':quotationId', id),
  refunding: (id) => pages.quotation.replace(':quotationId', id),
  refunded: (id) => pages.quotation.replace(':quotationId', id),
  quotation_request: () => pages.quotations,
  meeting_booked: () => pages.meetings,
  meeting_cancelled: () => pages.meetings,
  review_written: () => pages.reviews,
};

/** The page an entry is about, or null. */
export const pageOf = ({ code, reference }: TimelineItem): string | null => leadsTo[code]?.(reference ?? '') ?? null;
