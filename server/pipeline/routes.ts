import * as contract from '../../contract/pipeline.ts';
import { isClient } from '../clients/api.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { PipelineContext } from './context.ts';
import { clientWithStage, listPipeline, readBoard } from './list-pipeline.ts';
import { moveTo } from './move-client.ts';

/** Binds what vendors ask about the stages of their clients. */
export function registerPipeline({ serve }: Service, ctx: PipelineContext): void {
  const { db } = ctx;
  serve(contract.listPipeline, ({ session: { vendor }, query, language }) => listPipeline(ctx, vendor.id, { ...query, language }));
  serve(contract.clientBoard, async ({ session: { vendor }, query, language }) => ({
    data: await readBoard(ctx, vendor.id, { ...query, language }),
  }));
  serve(contract.clientStage, async ({ session: { vendor }, params }) => {
    const stage = await clientWithStage(ctx, vendor.id, params.id);
    return { data: stage ?? ((await isClient(db, vendor.id, params.id)) ? null : refuseWith('request.not_found')) };
  });
  serve(contract.moveClient, async ({ session: { vendor, accountId }, params, body }) => ({
    data: await moveTo(ctx, { vendorId: vendor.id, coupleId: params.id, accountId }, body),
  }));
}
