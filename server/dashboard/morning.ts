import type { Dashboard, Happenings as HappeningsAnswer } from '../../contract/dashboard.ts';
import { lateFrom } from '../../core/clients/task.ts';
import { type Happenings, happenedIn, monthsUntil } from '../../core/results/days.ts';
import { addDays, type BusinessDay, businessDayOf } from '../../core/time.ts';
import { instalmentName } from '../../texts/catalogue/instalment-names.ts';
import type { Language } from '../../texts/typed.ts';
import { partiesOf } from '../clients/api.ts';
import { unansweredOf } from '../conversations/api.ts';
import type { Database } from '../kit/database.ts';
import { instalmentStatusOf, vendorInstalmentsDue } from '../quotations/api.ts';
import { tasksDue } from '../pipeline/api.ts';
import { happeningsByDay } from '../results/api.ts';

/** Further ahead nothing is due today. */
const dueWithinDays = 7;
const dueShown = 4;
const tasksShown = 4;
const unansweredShown = 3;

type Morning = Pick<Dashboard, 'recent' | 'month' | 'instalments' | 'tasks' | 'unanswered'>;

/** What happened, what is due and who waits, at an instant and in the language of the reader. */
export async function readMorning(
  db: Database,
  vendorId: number,
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<Morning> {
  const today = businessDayOf(now);
  const [happenings, instalments, tasks, unanswered] = await Promise.all([
    readHappenings(db, vendorId, today),
    readInstalments(db, vendorId, { today, language }),
    readTasks(db, vendorId, { now, language }),
    unansweredOf(db, vendorId, { language, limit: unansweredShown }),
  ]);
  return { ...happenings, instalments, tasks, unanswered };
}

/** What happened since yesterday and this month, beside the month before. (decision 0158) */
async function readHappenings(db: Database, vendorId: number, today: BusinessDay): Promise<Pick<Dashboard, 'recent' | 'month'>> {
  const { month, before } = monthsUntil(today);
  const days = await happeningsByDay(db, vendorId, { start: before.start, end: today });
  const since = addDays(today, -1);
  return {
    recent: { since, happenings: present(happenedIn(days, { start: since, end: today })) },
    month: {
      ...month,
      happenings: present(happenedIn(days, month)),
      before: { ...before, happenings: present(happenedIn(days, before)) },
      days: days
        .filter(({ date, contacts, paid }) => date >= month.start && contacts + paid.amountIdr > 0)
        .map(({ date, contacts, paid }) => ({ date, contacts, paid: paid.amountIdr })),
    },
  };
}

const present = ({ contacts, quoted, booked, paid, impressions, clicks, spendingIdr }: Happenings): HappeningsAnswer => ({
  contacts,
  quoted,
  booked: { count: booked.count, amount: booked.amountIdr },
  paid: { count: paid.count, amount: paid.amountIdr },
  impressions,
  clicks,
  spending: spendingIdr,
});

/** Instalments that couples still have to pay within a week, and those that are overdue. */
async function readInstalments(
  db: Database,
  vendorId: number,
  { today, language }: { readonly today: BusinessDay; readonly language: Language },
): Promise<Dashboard['instalments']> {
  const { total, amountIdr, next } = await vendorInstalmentsDue(db, vendorId, { until: addDays(today, dueWithinDays), limit: dueShown });
  const parties = await partiesOf(
    db,
    { kind: 'vendor', vendorId, language },
    next.map(({ coupleId }) => ({ vendorId, coupleId })),
  );
  return {
    total,
    amount: amountIdr,
    next: next.map((instalment) => ({
      id: instalment.id,
      quotation_id: instalment.quotationId,
      number: instalment.number,
      couple: parties.couple(instalment.coupleId).name,
      label: instalmentName(instalment.label, language),
      amount: instalment.amountIdr,
      due_date: instalment.dueOn,
      is_overdue: instalmentStatusOf(instalment, today) === 'overdue',
    })),
  };
}

/** Tasks for clients that are due today or late. */
async function readTasks(
  db: Database,
  vendorId: number,
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<Dashboard['tasks']> {
  const { tasks, total } = await tasksDue(db, vendorId, businessDayOf(now), tasksShown);
  const pairs = tasks.map(({ coupleId }) => ({ vendorId, coupleId }));
  const parties = await partiesOf(db, { kind: 'vendor', vendorId, language }, pairs);
  return {
    total,
    next: tasks.map((task) => ({
      id: task.id,
      title: task.title,
      due_on: task.dueOn,
      due_time: task.dueTime,
      is_late: lateFrom(task) <= now,
      client: { id: task.coupleId, name: parties.couple(task.coupleId).name },
    })),
  };
}
