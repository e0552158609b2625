import { answerOf } from '../answer-of.ts';
import { type Deal, saveDeal } from '../../../contract/store.ts';
import { emptyProduct, type ProductContent } from '../../../core/store/content.ts';
import type { Answer } from './context.ts';
import type { BuilderContext } from './context.ts';

type As = { readonly sessionId: string };
const base = '/ms/deals/api/v1/me/deals';
/** A whole product of one city. */
export const productContent = (change: Partial<ProductContent> = {}): ProductContent => ({
  ...emptyProduct('reguler', 'Paket Dekorasi Kebun', [1]),
  description: 'Pelaminan, lorong dan meja penerima tamu.',
  price: 12_500_000,
  unit: 'paket',
  ...change,
});

/** Products as vendors write and publish them; a refusal fails the test. */
export function storeBuilders({ call }: BuilderContext) {
  const answered = (answer: Answer): Deal => {
    if (answer.status >= 300) throw new Error(`the product did not get on: ${answer.text}`);
    return answerOf(saveDeal, answer.body).deal;
  };
  return {
    /** A draft that says all it needs, unless told otherwise. */
    async productDraft(vendor: As, change: Partial<ProductContent> = {}): Promise<Deal> {
      const content = productContent(change);
      const { id, revision } = answered(await call('POST', base, { as: vendor, body: { kind: content.kind, title: content.title } }));
      return answered(await call('PUT', `${base}/${id}`, { as: vendor, body: { revision, content } }));
    },
    /** A product that couples see. */
    async product(vendor: As, change: Partial<ProductContent> = {}): Promise<Deal> {
      const { id, revision } = await this.productDraft(vendor, change);
      return answered(await call('POST', `${base}/${id}/publish`, { as: vendor, body: { revision } }));
    },
  };
}
