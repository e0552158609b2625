import { expect, test } from 'vitest';
import { startOfBusinessDay } from '../time.ts';
import { checkTask, lateFrom } from './task.ts';

const today = '2026-11-26';
const task = (part: object = {}) => ({ title: 'Kirim contoh album', dueOn: '2026-11-27', dueTime: null, ...part });

test.each([
  [{ title: ' ' }, 'clients.text_required', 'title'],
  [{ title: 'x'.repeat(201) }, 'clients.text_too_long', 'title'],
  [{ title: 'a\u202eb' }, 'catalogue.text_invalid', 'title'],
  [{ dueOn: null }, 'clients.due_invalid', 'due_on'],
  [{ dueOn: '2026-02-30' }, 'clients.due_invalid', 'due_on'],
  [{ dueOn: '2026-11-25' }, 'clients.due_past', 'due_on'],
  [{ dueOn: '2031-11-26' }, 'clients.due_too_far', 'due_on'],
  [{ dueTime: '24:00' }, 'clients.due_invalid', 'due_time'],
])('%j is refused at its field', (part, code, field) => {
  const checked = checkTask(task(part), { today });
  expect(checked.ok ? null : checked.refusals).toMatchObject([{ code, field }]);
});

test('today is in time, and a day that has passed may stay as it was', () => {
  expect(checkTask(task({ title: '  Kirim   album ', dueOn: today, dueTime: '14:30' }), { today })).toEqual({
    ok: true,
    value: { title: 'Kirim album', dueOn: today, dueTime: '14:30' },
  });
  expect(checkTask(task({ dueOn: '2031-11-25' }), { today }).ok).toBe(true);
  expect(checkTask(task({ dueOn: '2026-11-20' }), { today, dueBefore: '2026-11-20' }).ok).toBe(true);
});

test('a task is late from its hour, or once its day is over', () => {
  expect(lateFrom({ dueOn: today, dueTime: null })).toBe(startOfBusinessDay('2026-11-27'));
  expect(lateFrom({ dueOn: today, dueTime: '14:00' }) - startOfBusinessDay(today)).toBe(14 * 3_600_000);
  expect(lateFrom({ dueOn: today, dueTime: '00:30' }) - startOfBusinessDay(today)).toBe(30 * 60_000);
});
