import * as tasks from '../../contract/client-tasks.ts';
import * as timeline from '../../contract/client-timeline.ts';
import * as contract from '../../contract/pipeline.ts';
import { isClient } from '../clients/api.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Service } from '../kit/serve.ts';
import type { PipelineContext } from './context.ts';
import type { Pipeline } from './api.ts';
import { clientWithStage, listPipeline, readBoard } from './list-pipeline.ts';
import { moveTo } from './move-client.ts';
import { addNote, changeNote, removeNote } from './notes.ts';
import { remindOfTasks } from './remind-tasks.ts';
import { addTask, changeTask, finishTask, listTasks, removeTask, restoreTask } from './tasks.ts';
import { type Reading, readTimeline } from './timeline.ts';

/** Binds what vendors ask about the stages of their clients. */
export function registerPipeline(service: Service, ctx: PipelineContext): Pipeline {
  bindTimeline(service, ctx);
  bindTasks(service, ctx);
  // Every five minutes: a task with an hour is told about an hour before.
  const pipeline: Pipeline = { remindOfTasks: () => remindOfTasks(ctx) };
  ctx.jobs.handle({ name: 'tasks-remind', retries: 2, schedule: '*/5 * * * *', work: () => pipeline.remindOfTasks() });
  const { serve } = service;
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
  return pipeline;
}

interface Call {
  readonly session: { readonly vendor: { readonly id: number }; readonly accountId: number };
  readonly language: Reading['language'];
}
const readingOf = ({ session: { vendor, accountId }, language }: Call): Reading => ({ vendorId: vendor.id, accountId, language });

function bindTimeline({ serve }: Service, ctx: PipelineContext): void {
  serve(timeline.clientTimeline, (call) => readTimeline(ctx, readingOf(call), call.params.id, call.query));
  serve(timeline.addClientNote, async (call) => ({ data: await addNote(ctx, readingOf(call), call.params.id, call.body.text) }));
  serve(timeline.changeClientNote, async (call) => ({ data: await changeNote(ctx, readingOf(call), call.params.id, call.body) }));
  serve(timeline.removeClientNote, (call) => removeNote(ctx, readingOf(call), call.params.id));
}

function bindTasks({ serve }: Service, ctx: PipelineContext): void {
  serve(tasks.listClientTasks, (call) => listTasks(ctx, readingOf(call), call.query));
  serve(tasks.addClientTask, async (call) => ({ data: await addTask(ctx, readingOf(call), call.params.id, call.body) }));
  serve(tasks.changeClientTask, async (call) => ({ data: await changeTask(ctx, readingOf(call), call.params.id, call.body) }));
  serve(tasks.finishClientTask, async (call) => ({ data: await finishTask(ctx, readingOf(call), call.params.id, call.body.done) }));
  serve(tasks.removeClientTask, (call) => removeTask(ctx, readingOf(call), call.params.id));
  serve(tasks.restoreClientTask, async (call) => ({ data: await restoreTask(ctx, readingOf(call), call.params.id) }));
}
