import { mutableCopy } from '../../core/mutable.ts';
import * as contract from '../../contract/settings.ts';
import { settingNames } from '../../core/settings/product-settings.ts';
import { allCategories } from '../catalogue/api.ts';
import type { Service } from '../kit/serve.ts';
import { allChanges, type StoredChange } from '../settings/api.ts';
import { askForChange } from './change-setting.ts';
import type { OperationsContext } from './context.ts';
import { type Names, namesFor } from './names.ts';
import { operatorOf } from './operator.ts';
import { presentProposals, waitingFor } from './present-proposal.ts';

/** A change is a proposal with a start; what is in force, what is scheduled and what was are answered together. */
export function bindSettings({ serve }: Service, ctx: OperationsContext): void {
  const { db, clock } = ctx;
  serve(contract.listSettings, async (call) => {
    const now = clock.now();
    const [changes, categories, waiting] = await Promise.all([
      allChanges(db),
      allCategories(db),
      waitingFor(
        db,
        call,
        settingNames.map((name) => `setting:${name}`),
        now,
      ),
    ]);
    const names = await namesFor(db, call.language, {
      operators: changes.flatMap(({ proposedBy, approvedBy }) => [proposedBy, approvedBy]),
    });
    const data = settingNames.map((name): contract.Setting => {
      const ofName = lastOfEachStart(changes.filter((change) => change.name === name));
      const present = presentChange(names);
      const history = ofName.filter(({ validFrom }) => validFrom <= now).toReversed();
      const [inForce] = history;
      if (inForce === undefined) throw new RangeError(`${name} has no value that is in force`);
      return {
        name,
        value: present(inForce).value,
        since: present(inForce).valid_from,
        scheduled: ofName.filter(({ validFrom }) => validFrom > now).map(present),
        history: history.map(present),
        proposal: waiting.get(`setting:${name}`) ?? null,
      };
    });
    return { data, meta: { categories: categories.map(({ id, name }) => ({ id, name })) } };
  });
  serve(contract.changeSetting, async (call) => {
    const { value, starts_at: startsAt, reason } = call.body;
    const asked = await askForChange(ctx, operatorOf(call), {
      name: call.params.name,
      value,
      startsAt: startsAt === null ? null : Date.parse(startsAt),
      reason,
      idempotencyKey: call.idempotencyKey,
    });
    const [data] = await presentProposals(db, call, [asked], clock.now());
    if (data === undefined) throw new RangeError('one proposal is presented as one');
    return { data };
  });
}

/** Of several with the same start the last is in force; the others never are. In the order in which they come into force. */
const lastOfEachStart = (changes: readonly StoredChange[]): StoredChange[] =>
  changes.filter(({ validFrom }, i) => changes[i + 1]?.validFrom !== validFrom);

const presentChange =
  (names: Names) =>
  ({ value, validFrom, setAt, proposedBy, approvedBy, reason }: StoredChange): contract.SettingChangeOnWire => ({
    value: mutableCopy(value),
    valid_from: new Date(validFrom).toISOString(),
    set_at: proposedBy === null ? null : setAt.toISOString(),
    proposed_by: names.operator(proposedBy),
    approved_by: names.operator(approvedBy),
    reason,
  });
