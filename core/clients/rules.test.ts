import { describe, expect, it } from 'vitest';
import { checkMessage, clientRules } from './rules.ts';

describe('a message to a vendor', () => {
  it('keeps its lines', () => {
    expect(checkMessage('  Halo,\r\napakah tanggal 12 kosong? ')).toEqual({ ok: true, value: 'Halo,\napakah tanggal 12 kosong?' });
  });
  it.each([
    ['nothing', ' \n ', 'clients.text_required'],
    ['too much', 'a'.repeat(clientRules.messageLengthMax + 1), 'clients.text_too_long'],
    ['a NUL', 'halo\u0000', 'catalogue.text_invalid'],
  ])('is refused when it is %s', (_, text, code) => {
    expect(checkMessage(text)).toMatchObject({ ok: false, refusals: [{ code, field: 'text' }] });
  });
});
