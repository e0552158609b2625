import type { BodyOf } from '../../contract/endpoint.ts';
import type { moveClient, StageNow } from '../../contract/pipeline.ts';
import { checkLoss, stageRules } from '../../core/clients/stage.ts';
import { hourMs, secondMs } from '../../core/time.ts';
import { notifyVendor } from '../catalogue/api.ts';
import { inTransaction } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { PipelineContext } from './context.ts';
import { clientWithStage } from './list-pipeline.ts';
import { insertMove } from './move-store.ts';
import { readClients } from './read-clients.ts';

const perVendor = { attempts: stageRules.movesPerHour, windowSeconds: hourMs / secondMs };

/**
 * A vendor puts a client in a stage. One who is in it already stays there, so the same request twice is one move. Of two windows that move the same client at
 * once, one has the next number of its moves; the other is refused, as is one that shows a stage of before.
 */
export async function moveTo(
  ctx: PipelineContext,
  { vendorId, coupleId, accountId }: { readonly vendorId: number; readonly coupleId: number; readonly accountId: number },
  { stage, from, reason, words }: BodyOf<typeof moveClient>,
): Promise<StageNow> {
  const { db, clock, bus, throttle } = ctx;
  const loss = stage === 'lost' ? checkLoss({ reason, words }) : null;
  if (loss !== null && !loss.ok) throw new Refused(loss.refusals);
  const wait = await throttle.hit(db, `client moves ${vendorId}`, perVendor);
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    const [known = refuseWith('request.not_found')] = await readClients(tx, vendorId, [coupleId], at);
    if (known.now.stage === stage) return;
    if (known.now.stage !== from) refuseWith('clients.moved_elsewhere');
    const number = (known.move?.number ?? 0) + 1;
    const move = { vendorId, coupleId, number, from, stage, loss: loss?.value ?? null, accountId, at };
    if (!(await insertMove(tx, move))) {
      const [meanwhile] = await readClients(tx, vendorId, [coupleId], at);
      return meanwhile?.now.stage === stage ? undefined : refuseWith('clients.moved_elsewhere');
    }
    await notifyVendor(tx, bus, vendorId, { kind: 'client' });
  });
  return (await clientWithStage(ctx, vendorId, coupleId)) ?? refuseWith('request.not_found');
}
