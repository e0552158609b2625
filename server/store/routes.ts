import * as contract from '../../contract/store.ts';
import type { Service } from '../kit/serve.ts';
import { beginProduct, beginCopy } from './begin.ts';
import type { StoreContext } from './context.ts';
import { discardChanges, saveProduct } from './edit.ts';
import { readDeal, readStore } from './read.ts';
import { showProduct, showProducts } from './show.ts';
import { publishProduct, takeStep } from './take-step.ts';

/** Binds what vendors do with their products, and what couples see of them. Each change answers the product as it then is. */
export function registerStore({ serve }: Service, ctx: StoreContext): void {
  serve(contract.listDeals, ({ session, query }) => readStore(ctx, session.vendor.id, query));
  serve(contract.getDeal, ({ session, params }) => readDeal(ctx, session.vendor.id, params.id));
  serve(contract.createDeal, async ({ session: { vendor }, body, idempotencyKey }) =>
    readDeal(ctx, vendor.id, await beginProduct(ctx, { vendorId: vendor.id, requestKey: idempotencyKey }, body)),
  );
  serve(contract.duplicateDeal, async ({ session: { vendor }, params, idempotencyKey }) =>
    readDeal(ctx, vendor.id, await beginCopy(ctx, { vendorId: vendor.id, requestKey: idempotencyKey }, params.id)),
  );
  serve(contract.saveDeal, async ({ session: { vendor }, params, body }) => {
    await saveProduct(ctx, vendor.id, params.id, body);
    return readDeal(ctx, vendor.id, params.id);
  });
  serve(contract.discardDeal, ({ session: { vendor }, params }) => discardChanges(ctx, vendor.id, params.id));
  serve(contract.publishDeal, async ({ session: { vendor }, params, body }) => {
    await publishProduct(ctx, vendor.id, params.id, body.revision);
    return readDeal(ctx, vendor.id, params.id);
  });
  serve(contract.moveDeal, async ({ session: { vendor }, params, body }) => {
    await takeStep(ctx, vendor.id, params.id, body.step);
    return readDeal(ctx, vendor.id, params.id);
  });
  serve(contract.vendorProducts, ({ params, query, language }) => showProducts(ctx, params.slug, query, language));
  serve(contract.productBySlug, ({ params, language }) => showProduct(ctx, params.slug, params.product, language));
}
