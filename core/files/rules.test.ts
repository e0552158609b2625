import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFileSize, claimedAttachment, claimedType, fileRules, keptAs, shownName } from './rules.ts';

describe('uploaded files are PNG, JPG or PDF', () => {
  test.each([
    ['card.png', 'image/png', 'image/png'],
    ['CARD.JPG', 'image/jpeg', 'image/jpeg'],
    ['card.jpeg', 'image/jpg', 'image/jpeg'],
    ['deed.pdf', 'application/pdf; charset=binary', 'application/pdf'],
    ['card.png', 'image/jpeg', 'files.type_mismatch'],
    ['card.png.exe', 'image/png', 'files.type'],
    ['card', 'image/png', 'files.type'],
    ['card.gif', 'image/gif', 'files.type'],
    ['card.svg', 'image/svg+xml', 'files.type'],
    ['card.png', 'application/octet-stream', 'files.type'],
  ])('%s declared as %s: %s', (name, declared, expected) => {
    const outcome = claimedType(name, declared);
    expect(outcome.ok ? outcome.value : outcome.refusals[0].code).toBe(expected);
  });
});

describe('files of messages may be WebP pictures as well, which are kept as JPEGs', () => {
  test.each([
    ['gaun.webp', 'image/webp', 'image/jpeg'],
    ['GAUN.WEBP', 'image/webp', 'image/jpeg'],
    ['card.png', 'image/png', 'image/png'],
    ['deed.pdf', 'application/pdf', 'application/pdf'],
    ['gaun.webp', 'image/png', 'files.type_mismatch'],
    ['card.gif', 'image/gif', 'files.attachment_type'],
    ['a.exe', 'image/webp', 'files.attachment_type'],
  ])('%s declared as %s: %s', (name, declared, expected) => {
    const outcome = claimedAttachment(name, declared);
    expect(outcome.ok ? keptAs(outcome.value) : outcome.refusals[0].code).toBe(expected);
  });
  test('papers of the agreement form may not', () => expect(claimedType('gaun.webp', 'image/webp').ok).toBe(false));
});

test.each([
  [0, 'files.empty'],
  [1, 'taken'],
  [3_145_728, 'taken'],
  [3_145_729, 'files.too_large'],
])('at most 3 MB each: %i bytes are %s', (bytes, expected) => {
  const outcome = checkFileSize(bytes);
  expect(outcome.ok ? 'taken' : outcome.refusals[0].code).toBe(expected);
});

describe('the name of a file as it is shown', () => {
  test.each([
    ['KTP saya.jpg', 'KTP saya.jpg'],
    ['C:\\Users\\me\\card.png', 'card.png'],
    ['../../etc/passwd', 'passwd'],
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['  many   blanks .pdf', 'many blanks .pdf'],
    ['', 'document'],
    ['///', 'document'],
    ['<script>.png', 'script.png'],
  ])('%j is %j', (raw, shown) => expect(shownName(raw)).toBe(shown));
  test('keeps its ending when it is cut', () => expect(shownName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`));
  test('is never empty, too long, or a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (raw) => {
        const shown = shownName(raw);
        expect(shown).not.toBe('');
        expect(Array.from(shown).length).toBeLessThanOrEqual(fileRules.nameLengthMax);
        expect(shown).not.toMatch(/[/\\\p{Cc}"<>]/u);
        expect(shown.isWellFormed()).toBe(true);
      }),
    );
  });
});
