// Uploaded files, each inspected in its own process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createDeflate } from 'node:zlib';
import { PDFName, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileRules } from '../../../core/files/rules.ts';
import { costlyAtOnce } from '../../kit/costly.ts';
import { hostilePdfs, pdf, picture, pngThatUnpacksTo } from '../../testing/files.ts';
import { processInspector } from './inspector.ts';

/** Programs that are started in place of the real ones. */
const programs = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-programs-'));
afterAll(() => rmSync(programs, { recursive: true, force: true }));
const shared = new URL('restricted-process.ts', import.meta.url);

// These processes work below the priority of all others, which on a busy machine is seldom.
const inspector = processInspector({ clockMsMax: 150_000 });
const whyOf = async (bytes: Buffer, claimed: Parameters<typeof inspector.inspect>[2]) => {
  const look = await inspector.inspect(1, bytes, claimed);
  return look.ok ? 'taken' : look.why;
};

/** 1,500 megabytes of blanks, deflated without ever being held. */
function deflateBlanks(): Promise<Buffer> {
  const blanks = Buffer.alloc(1_000_000, 32);
  const all = Readable.from(Array.from({ length: 1_500 }, () => blanks));
  return buffer(all.pipe(createDeflate()));
}
let blanksDeflated: Promise<Buffer>;
beforeAll(() => {
  blanksDeflated = deflateBlanks();
});

describe('a picture', () => {
  test('comes out with its pixels and its size', async () => {
    const original = await picture('png');
    const look = await inspector.inspect(1, original, 'image/png');
    expect(look).toMatchObject({ ok: true, file: { width: 60, height: 40, pages: null } });
    if (!look.ok) return;
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect(await pixels(look.file.bytes)).toEqual(await pixels(original));
  });

  test('loses its location and camera metadata, and is rotated upright', async () => {
    const taken = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#705' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('SecretCam');
    const look = await inspector.inspect(1, taken, 'image/jpeg');
    expect(look).toMatchObject({ ok: true, file: { width: 50, height: 80 } });
    if (!look.ok) return;
    const after = await sharp(look.file.bytes).metadata();
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(look.file.bytes.toString('latin1')).not.toContain('SecretCam');
  });

  test('of a kind that not every program opens comes out as a JPEG on white, of what moves the first picture', async () => {
    const frames = [
      { red: 200, alpha: 0 },
      { red: 0, alpha: 1 },
    ].map(({ red, alpha }) => ({ create: { width: 60, height: 40, channels: 4 as const, background: { r: red, g: 0, b: 0, alpha } } }));
    const moving = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), { join: { animated: true } })
      .webp()
      .toBuffer();
    const look = await inspector.inspect(1, moving, 'image/webp');
    expect(look).toMatchObject({ ok: true, file: { width: 60, height: 40, pages: null } });
    if (!look.ok) return;
    expect((await sharp(look.file.bytes).metadata()).format).toBe('jpeg');
    expect((await sharp(look.file.bytes).stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 });
    expect(await whyOf(await picture('png'), 'image/webp')).toBe('mismatch');
  });

  test('that is something else as well is only a picture afterwards', async () => {
    const page = '<script>alert(document.cookie)</script>';
    const polyglot = Buffer.concat([await picture('jpeg'), Buffer.from(page)]);
    const look = await inspector.inspect(1, polyglot, 'image/jpeg');
    expect(look.ok && look.file.bytes.toString('latin1')).not.toContain('script');
  });

  test('that unpacks to two gigabytes is refused by its header', async () => {
    const bomb = pngThatUnpacksTo(30_000, 24_000, 8_000_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await whyOf(bomb, 'image/png')).toBe('too_many_pixels');
  });

  test('that unpacks to more than its header says is damaged or cut off, not unpacked', async () => {
    const look = await inspector.inspect(1, pngThatUnpacksTo(10, 10, 200_000_000), 'image/png');
    expect(look.ok ? look.file.bytes.length < 10_000 : look.why).toBeTruthy();
  });

  test('of exactly the largest size is taken, one row more is not', async () => {
    const [width, height] = [8_000, fileRules.imagePixelsMax / 8_000];
    const of = (rows: number) =>
      sharp({ create: { width, height: rows, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 1 })
        .toBuffer();
    expect(await whyOf(await of(height), 'image/png')).toBe('taken');
    expect(await whyOf(await of(height + 1), 'image/png')).toBe('too_many_pixels');
  });

  test.each(['png', 'jpeg'] as const)('that breaks off is damaged: %s', async (format) => {
    const whole = await picture(format, { width: 400, height: 400 });
    expect(await whyOf(whole.subarray(0, whole.length * 0.6), `image/${format}`)).toBe('damaged');
  });
});

describe('a file that is not what it is said to be', () => {
  test.each([
    ['a PNG as a JPG', () => picture('png'), 'image/jpeg', 'mismatch'],
    ['a JPG as a PDF', () => picture('jpeg'), 'application/pdf', 'mismatch'],
    ['a PDF as a PNG', () => pdf(), 'image/png', 'mismatch'],
    ['a page', async () => Buffer.from('<!doctype html><script>1</script>'), 'image/png', 'type'],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 'type'],
    ['a program', async () => Buffer.from(`MZ${'\0'.repeat(200)}`, 'latin1'), 'application/pdf', 'type'],
    ['an archive', async () => Buffer.from('504b0304140000000000', 'hex'), 'application/pdf', 'type'],
    ['noise', async () => Buffer.alloc(5_000, 7), 'image/jpeg', 'type'],
  ] as const)('%s', async (_, make, claimed, why) => expect(await whyOf(await make(), claimed)).toBe(why));
});

describe('a PDF', () => {
  test('of paper is kept as it came', async () => {
    const paper = await pdf(3);
    const look = await inspector.inspect(1, paper, 'application/pdf');
    expect(look).toMatchObject({ ok: true, file: { pages: 3, width: null } });
    expect(look.ok && look.file.bytes.equals(paper)).toBe(true);
  });
  test('with a form to fill in is paper too', async () => {
    const form = await pdf(1, (d) => d.getForm().createTextField('name').addToPage(d.getPage(0)));
    expect(await whyOf(form, 'application/pdf')).toBe('taken');
  });
  test.each(hostilePdfs)('%s is refused', async (_, make, why) => expect(await whyOf(await make(), 'application/pdf')).toBe(why));
  test('whose script is hidden by a later object of the same number is refused', async () => {
    const script = (await pdf(1, (d) => d.addJavaScript('x', 'app.alert(1)'), false)).toString('latin1');
    const harmless = '\n5 0 obj\n<< /Harmless true >>\nendobj\n%%EOF\n';
    expect(await whyOf(Buffer.from(script + harmless, 'latin1'), 'application/pdf')).toBe('active');
  });
  test('whose script lies in what looks like data is refused', async () => {
    const hidden = await pdf(1, (d) => {
      d.getPage(0).node.set(PDFName.of('Data'), d.context.register(d.context.stream('9 0 obj <</S /JavaScript /JS (x)>> endobj')));
    });
    expect(await whyOf(hidden, 'application/pdf')).toBe('active');
  });
  test('of 200 pages is taken, of 201 not', async () => {
    expect(await whyOf(await pdf(200), 'application/pdf')).toBe('taken');
    expect(await whyOf(await pdf(201), 'application/pdf')).toBe('too_many_pages');
  });
  test('that breaks off, or has something behind its end, is damaged', async () => {
    const whole = await pdf(2);
    expect(await whyOf(whole.subarray(0, whole.length / 2), 'application/pdf')).toBe('damaged');
    expect(await whyOf(Buffer.concat([whole, Buffer.alloc(5_000, 65)]), 'application/pdf')).toBe('damaged');
  });
  test('whose objects inflate without end ends itself, and counts as damaged', async () => {
    const zeros = await blanksDeflated;
    const object = `\n9 0 obj\n<< /Type /ObjStm /N 1 /First 10 /Filter /FlateDecode /Length ${zeros.length} >>\nstream\n`;
    const bomb = Buffer.concat([await pdf(1, undefined, false), Buffer.from(object), zeros, Buffer.from('\nendstream\nendobj\n%%EOF\n')]);
    expect(bomb.length).toBeLessThan(fileRules.fileSizeBytesMax);
    expect(await whyOf(bomb, 'application/pdf')).toBe('damaged');
  });
});

describe('a page of a PDF', () => {
  const draw = async (bytes: Buffer, page: number) => {
    const drawn = await inspector.drawPage(1, bytes, page);
    return drawn && { ...drawn, facts: await sharp(drawn.jpeg).metadata(), dominant: (await sharp(drawn.jpeg).stats()).dominant };
  };
  test('comes out as a picture of it, without anything else', async () => {
    const paper = await pdf(2, (d) => d.getPage(1).drawRectangle({ width: 200, height: 200, color: rgb(1, 0, 0) }));
    const [first, second] = [await draw(paper, 1), await draw(paper, 2)];
    expect(first).toMatchObject({ width: 555, height: 555, facts: { format: 'jpeg', width: 555, height: 555 } });
    expect(first?.dominant.b).toBeGreaterThan(240);
    expect(second?.dominant.r).toBeGreaterThan(240);
    expect(second?.dominant.b).toBeLessThan(20);
    expect([first?.facts.exif, first?.facts.xmp]).toEqual([undefined, undefined]);
  });
  test('shows what is filled in and what is signed', async () => {
    const filled = await pdf(1, (d) => {
      const field = d.getForm().createTextField('name');
      field.setText('Ayu');
      field.addToPage(d.getPage(0), { x: 0, y: 0, width: 200, height: 200, backgroundColor: rgb(0, 0, 1) });
    });
    expect((await draw(filled, 1))?.dominant.b).toBeGreaterThan((await draw(filled, 1))?.dominant.r ?? 255);
  });
  test('that is larger than any paper is drawn coarser', async () => {
    const poster = await pdf(1, (d) => d.getPage(0).setSize(14_400, 14_400));
    const drawn = await draw(poster, 1);
    expect((drawn?.width ?? 0) * (drawn?.height ?? 0)).toBeLessThan(6_100_000);
  });
  test('that is not there is none', async () => {
    expect(await draw(await pdf(1), 2)).toBeNull();
    expect(await draw(await pdf(1), 0)).toBeNull();
    expect(await draw(Buffer.from('no paper at all'), 1)).toBeNull();
  });
  test.each(hostilePdfs)('%s is pixels or nothing, should such a file ever be here', async (_, make) => {
    const drawn = await draw(await make(), 1);
    expect(drawn === null || drawn.facts.format === 'jpeg').toBe(true);
  });
  test('whose contents inflate without end ends itself', async () => {
    const zeros = await blanksDeflated;
    const head = '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n';
    const page = '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>\nendobj\n';
    const object = `4 0 obj\n<</Filter/FlateDecode/Length ${zeros.length}>>\nstream\n`;
    const end = '\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 5>>\n%%EOF\n';
    const bomb = Buffer.concat([Buffer.from(head + page + object), zeros, Buffer.from(end)]);
    const drawn = await draw(bomb, 1);
    expect(drawn === null || drawn.width === 555).toBe(true);
  });
});

test('what keeps the processor busy too long is ended and counts as damaged', async () => {
  const entry = path.join(programs, 'spinning.mjs');
  writeFileSync(
    entry,
    `import { watchMyself } from '${shared}'; watchMyself(); setInterval(() => { for (const end = Date.now() + 50; Date.now() < end;); });`,
  );
  const spinning = processInspector({ processorMsMax: 300, entry });
  expect(await spinning.inspect(1, Buffer.from('x'), 'image/png')).toEqual({ ok: false, why: 'damaged' });
});

test('a file that the machine has no time for is not said to be damaged', async () => {
  const entry = path.join(programs, 'waiting.mjs');
  writeFileSync(entry, 'setInterval(() => {}, 1000);');
  const waiting = processInspector({ clockMsMax: 300, entry });
  const busy = { status: 503, refusals: [{ code: 'server.busy' }] };
  await expect(waiting.inspect(1, Buffer.from('x'), 'image/png')).rejects.toMatchObject(busy);
  await expect(processInspector({ clockMsMax: 300, drawEntry: entry }).drawPage(1, Buffer.from('x'), 1)).rejects.toMatchObject(busy);
});

test('an answer that is whole counts, though its process does not end', async () => {
  const entry = path.join(programs, 'staying.mjs');
  writeFileSync(
    entry,
    `import { sendAnswer } from '${shared}'; process.exit = () => setInterval(() => {}, 1000); await sendAnswer({ ok: false, why: 'type' });`,
  );
  const staying = processInspector({ clockMsMax: 20_000, againMs: 60_000, entry });
  expect(await staying.inspect(1, Buffer.from('x'), 'image/png')).toEqual({ ok: false, why: 'type' });
});

test('a process that breaks off in the middle of its answer has not answered', async () => {
  const entry = path.join(programs, 'breaking.mjs');
  writeFileSync(entry, `process.stdout.write(Buffer.concat([Buffer.from([0, 0, 0, 99]), Buffer.from('{"ok":false,"why":"type"}\\n')]));`);
  expect(await processInspector({ entry }).inspect(1, Buffer.from('x'), 'image/png')).toEqual({ ok: false, why: 'damaged' });
});

test('a file whose process is stuck is looked at by another', async () => {
  const [entry, sign] = [path.join(programs, 'stuck.mjs'), path.join(programs, 'sign')];
  writeFileSync(
    entry,
    `import { existsSync } from 'node:fs';
     import { sendAnswer } from '${shared}';
     if (existsSync('${sign}')) await sendAnswer({ ok: false, why: 'type' });
     setInterval(() => {}, 1000);`,
  );
  setTimeout(() => writeFileSync(sign, ''), 1_500);
  const stuck = processInspector({ clockMsMax: 60_000, againMs: 3_000, entry });
  expect(await stuck.inspect(1, Buffer.from('x'), 'image/png')).toEqual({ ok: false, why: 'type' });
});

test('the process that looks knows no secret, writes nothing and starts nothing', async () => {
  const entry = path.join(programs, 'nosy.mjs');
  writeFileSync(
    entry,
    `import { writeFileSync } from 'node:fs';
     import { spawnSync } from 'node:child_process';
     import { sendAnswer } from '${shared}';
     const tried = [() => writeFileSync('/tmp/pelaminan-was-here', 'x'), () => spawnSync('ls')].map((act) => { try { act(); return 'done'; } catch (fault) { return fault.code; } });
     const env = Object.keys(process.env).filter((name) => /SECRET|KEY|DATABASE|PATH/.test(name));
     const isCaged = tried.every((code) => code === 'ERR_ACCESS_DENIED') && env.length === 0;
     await sendAnswer({ ok: true, width: isCaged ? 1 : 2, height: 1, pages: null });`,
  );
  const look = await processInspector({ entry }).inspect(1, Buffer.from('x'), 'image/png');
  expect(look).toMatchObject({ ok: true, file: { width: 1 } });
});

test.runIf(process.platform === 'linux')('every thread of the inspecting process has a lower priority than ours', async () => {
  const entry = path.join(programs, 'polite.mjs');
  writeFileSync(
    entry,
    `import { readdirSync, readFileSync } from 'node:fs';
     import { sendAnswer } from '${shared}';
     const niceOf = (thread) => Number(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ').at(-1).split(' ')[16]);
     const least = Math.min(...readdirSync('/proc/self/task').map(niceOf));
     await sendAnswer({ ok: true, width: least, height: 1, pages: null });`,
  );
  const look = await processInspector({ entry }).inspect(1, Buffer.from('x'), 'image/png');
  expect(look).toMatchObject({ ok: true, file: { width: Math.min(19, os.getPriority() + 10) } });
});

test('a caller with many files waits behind callers with few, and is refused above the limit', async () => {
  const order: number[] = [];
  const entry = path.join(programs, 'quick.mjs');
  writeFileSync(entry, `import { sendAnswer } from '${shared}'; await sendAnswer({ ok: false, why: 'type' });`);
  const quick = processInspector({ entry });
  const look = async (caller: number): Promise<void> => {
    await quick.inspect(caller, Buffer.from('x'), 'image/png');
    order.push(caller);
  };
  const many = Array.from({ length: 20 + costlyAtOnce }, () => look(1));
  await expect(look(1)).rejects.toMatchObject({ refusals: [{ code: 'request.too_many' }] });
  await look(2);
  // Before it came those that were under way, and one more of those that waited.
  expect(order.indexOf(2)).toBeLessThan(2 * costlyAtOnce + 2);
  await Promise.all(many);
});
