import { describe, expect, it } from 'vitest';
import { checkMessage, messageRules } from './message.ts';

describe('the text of a message', () => {
  it('keeps its lines', () => {
    expect(checkMessage('  Halo,\r\napakah tanggal 12 kosong? ')).toEqual({ ok: true, value: 'Halo,\napakah tanggal 12 kosong?' });
  });
  it('is counted in code points', () => {
    expect(checkMessage('💍'.repeat(messageRules.lengthMax)).ok).toBe(true);
  });
  it('may be empty when files come with it', () => {
    expect(checkMessage(' ', 1)).toEqual({ ok: true, value: '' });
  });
  it.each([
    ['nothing', ' \n ', 'conversations.text_required'],
    ['too much', '💍'.repeat(messageRules.lengthMax + 1), 'conversations.text_too_long'],
    ['a NUL', 'halo\u0000', 'catalogue.text_invalid'],
    ['marks that turn the direction of writing', 'transfer ke \u202e0987', 'catalogue.text_invalid'],
  ])('is refused when it is %s', (_, text, code) => {
    expect(checkMessage(text)).toMatchObject({ ok: false, refusals: [{ code, field: 'text' }] });
  });
});
