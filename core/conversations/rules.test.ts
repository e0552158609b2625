import { describe, expect, it } from 'vitest';
import { hourMs } from '../time.ts';
import { checkQuickReply, quickReplyRules } from './quick-reply.ts';
import { replyOpenMs, replyVerdict } from './reply.ts';
import { checkSpamNote, spamNoteLengthMax } from './spam.ts';
import { checkWriting, conversationStatusOf } from './status.ts';

describe('who may write', () => {
  const open = { isClosed: false, vendorStatus: 1, isCoupleActive: true } as const;
  it.each([
    ['both are there', open, 'open'],
    ['we closed it, whatever else', { ...open, isClosed: true, isCoupleActive: false }, 'closed'],
    ['the couple has no account any more', { ...open, isCoupleActive: false }, 'couple_gone'],
    ['the vendor is suspended', { ...open, vendorStatus: 2 }, 'vendor_away'],
    ['the vendor took its profile down', { ...open, vendorStatus: 0 }, 'vendor_away'],
  ] as const)('%s', (_, facts, state) => {
    expect(conversationStatusOf(facts)).toBe(state);
    expect(checkWriting(conversationStatusOf(facts)).ok).toBe(state === 'open');
  });
});

describe('a reply the couple never opened', () => {
  const at = 1_000;
  it.each([
    ['nothing is known before 48 hours are over', null, at + replyOpenMs, 'waiting'],
    ['they are over', null, at + replyOpenMs + 1, 'unopened'],
    ['it was opened at the last moment', at + replyOpenMs, at + replyOpenMs, 'opened'],
    ['it was opened a moment too late', at + replyOpenMs + 1, at + 60 * hourMs, 'unopened'],
    ['it was opened at once, judged much later', at + 1, at + 900 * hourMs, 'opened'],
  ] as const)('%s', (_, openedAt, now, verdict) => {
    expect(replyVerdict({ at, openedAt }, now)).toBe(verdict);
  });
});

describe('a quick reply', () => {
  it('has a title of one line and a text', () => {
    expect(checkQuickReply({ title: ' Harga\n2027 ', text: 'Mulai dari\nRp 5 juta ' })).toMatchObject({ ok: false });
    expect(checkQuickReply({ title: ' Harga  2027 ', text: 'Mulai dari\nRp 5 juta ' })).toEqual({
      ok: true,
      value: { title: 'Harga 2027', text: 'Mulai dari\nRp 5 juta' },
    });
  });
  it('tells everything that is wrong at once', () => {
    const wrong = checkQuickReply({ title: 'x'.repeat(quickReplyRules.titleLengthMax + 1), text: ' ' });
    expect(wrong).toMatchObject({ refusals: [{ code: 'conversations.title_too_long' }, { code: 'conversations.text_required' }] });
    expect(checkQuickReply({ title: ' ', text: 'a' })).toMatchObject({ refusals: [{ code: 'conversations.title_required' }] });
  });
});

it('a report of spam may go without words, but not with too many', () => {
  expect(checkSpamNote('  ')).toEqual({ ok: true, value: '' });
  expect(checkSpamNote('💍'.repeat(spamNoteLengthMax)).ok).toBe(true);
  expect(checkSpamNote('💍'.repeat(spamNoteLengthMax + 1))).toMatchObject({ refusals: [{ code: 'conversations.note_too_long' }] });
  expect(checkSpamNote('a\u0000')).toMatchObject({ refusals: [{ code: 'catalogue.text_invalid' }] });
});
