import { type Act, isContact } from '../../core/clients/acts.ts';
import { notifyVendor } from '../catalogue/api.ts';
import type { Tx } from '../kit/database.ts';
import type { ClientsContext } from './context.ts';
import { insertEvent } from './store.ts';

/** A couple did something towards a vendor. */
export interface CoupleAct {
  readonly vendorId: number;
  readonly coupleId: number;
  /** The browser it came from. */
  readonly visitorKey: string;
  readonly kind: Act;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Writes down what a couple did towards a vendor; where it turned to the vendor by it, ads may count a lead. */
export async function recordAct(
  tx: Tx,
  { contacted, cameByAd, bus }: Pick<ClientsContext, 'contacted' | 'cameByAd' | 'bus'>,
  act: CoupleAct,
): Promise<void> {
  if (isContact(act.kind)) await contacted(tx, act);
  if (await insertEvent(tx, { ...act, cameByAd: await cameByAd(tx, act) })) await notifyVendor(tx, bus, act.vendorId, { kind: 'client' });
}
