import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Changes, createAutosave, type Kept, type SaveOutcome } from './autosave.ts';

const saved: SaveOutcome = { kind: 'saved' };
const failed: SaveOutcome = { kind: 'failed' };

function world({ kept = { revision: null, changes: {} } as Kept, answers = [] as SaveOutcome[] } = {}) {
  const sent: { changes: Changes; revision: number | null }[] = [];
  const keeps: Changes[] = [];
  let open: ((outcome: SaveOutcome) => void) | null = null;
  const autosave = createAutosave({
    kept,
    keep: (changes) => keeps.push(changes),
    send(changes, { revision }) {
      sent.push({ changes, revision });
      const answer = answers.shift();
      return answer !== undefined
        ? Promise.resolve(answer)
        : new Promise((resolve) => {
            open = resolve;
          });
    },
    isSavable: (_, value) => value !== 'broken',
  });
  return { autosave, sent, keeps, answer: (outcome: SaveOutcome) => open?.(outcome) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('The form saves itself', () => {
  test('once typing rests, and only what changed', async () => {
    const { autosave, sent } = world({ answers: [saved] });
    autosave.change('business_name', 'R');
    autosave.change('business_name', 'Rumah');
    expect(autosave.get().saving).toBe('pending');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([{ changes: { business_name: 'Rumah' }, revision: null }]);
    expect(autosave.get()).toMatchObject({ saving: 'saved', typed: {} });
  });

  test('one save at a time; what is typed meanwhile follows', async () => {
    const { autosave, sent, answer } = world();
    autosave.change('business_name', 'One');
    const whole = autosave.flush();
    autosave.change('signatory_name', 'Two');
    expect(autosave.get().saving).toBe('saving');
    answer(saved);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ changes }) => changes)).toEqual([{ business_name: 'One' }, { signatory_name: 'Two' }]);
    answer(saved);
    expect(await whole).toBe(true);
  });

  test('a field being typed in stays as typed, and is not sent twice', async () => {
    const { autosave, sent } = world({ answers: [saved] });
    autosave.focus('business_name');
    autosave.change('business_name', 'Rumah ');
    await autosave.flush();
    expect(autosave.get()).toMatchObject({ saving: 'saved', typed: { business_name: 'Rumah ' } });
    autosave.blur();
    await vi.runAllTimersAsync();
    expect(autosave.get().typed).toEqual({});
    expect(sent).toHaveLength(1);
  });

  test('a save that failed is tried again by itself, and everything is kept until then', async () => {
    const { autosave, keeps } = world({ answers: [failed, saved] });
    autosave.change('business_name', 'Rumah');
    expect(await autosave.flush()).toBe(false);
    expect(autosave.get().saving).toBe('failed');
    expect(keeps.at(-1)).toEqual({ business_name: 'Rumah' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(autosave.get().saving).toBe('saved');
    expect(keeps.at(-1)).toEqual({});
  });

  test('what an expired session left behind is sent with the revision it was typed on', async () => {
    const { autosave, sent } = world({ kept: { revision: 7, changes: { business_name: 'Rumah' } }, answers: [saved] });
    await autosave.flush();
    expect(sent).toEqual([{ changes: { business_name: 'Rumah' }, revision: 7 }]);
  });

  test('a broken text waits, the others are saved', async () => {
    const { autosave, sent } = world({ answers: [saved] });
    autosave.change('business_name', 'broken');
    autosave.change('signatory_name', 'Ayu');
    expect(await autosave.flush()).toBe(false);
    expect(sent.map(({ changes }) => changes)).toEqual([{ signatory_name: 'Ayu' }]);
    expect(autosave.get().saving).toBe('blocked');
  });
});

describe('Another window was first', () => {
  const elsewhere: SaveOutcome = { kind: 'refused', changedElsewhere: ['business_name'], messages: {} };

  test('its field waits for a choice, the others are saved', async () => {
    const { autosave, sent } = world({ answers: [elsewhere, saved] });
    autosave.change('business_name', 'Mine');
    autosave.change('signatory_name', 'Ayu');
    expect(await autosave.flush()).toBe(false);
    expect(autosave.get()).toMatchObject({ conflicts: ['business_name'], saving: 'blocked' });
    expect(sent.at(-1)?.changes).toEqual({ signatory_name: 'Ayu' });
  });

  test('mine counts: it is sent again', async () => {
    const { autosave, sent } = world({ answers: [elsewhere, saved] });
    autosave.change('business_name', 'Mine');
    await autosave.flush();
    autosave.keepMine('business_name');
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(2);
    expect(autosave.get()).toMatchObject({ conflicts: [], saving: 'saved' });
  });

  test('the other counts: mine is forgotten', async () => {
    const { autosave, sent } = world({ answers: [elsewhere] });
    autosave.change('business_name', 'Mine');
    await autosave.flush();
    autosave.takeTheirs('business_name');
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    expect(autosave.get()).toMatchObject({ conflicts: [], typed: {}, saving: 'saved' });
  });
});

test('a text the server refuses is not sent again until it is mended', async () => {
  const refused: SaveOutcome = { kind: 'refused', changedElsewhere: [], messages: { business_name: 'No' } };
  const { autosave, sent } = world({ answers: [refused, saved] });
  autosave.change('business_name', 'Odd');
  await autosave.flush();
  await autosave.flush();
  expect(sent).toHaveLength(1);
  expect(autosave.get().messages).toEqual({ business_name: 'No' });
  autosave.change('business_name', 'Even');
  expect(await autosave.flush()).toBe(true);
  expect(autosave.get().messages).toEqual({});
});

test('a form that was handed in meanwhile forgets what was typed', async () => {
  const { autosave, keeps } = world({ answers: [{ kind: 'closed' }] });
  autosave.change('business_name', 'Late');
  expect(await autosave.flush()).toBe(false);
  expect(autosave.get()).toMatchObject({ typed: {}, saving: 'saved' });
  expect(keeps.at(-1)).toEqual({});
});

test('a form that was left saves once more and then never again: what follows may be newer', async () => {
  const { autosave, sent } = world({ answers: [failed, saved] });
  autosave.change('business_name', 'Rumah');
  autosave.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});
