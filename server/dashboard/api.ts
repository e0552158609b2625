// The home screen for other capabilities.
import type { VendorSession } from '../../contract/identity.ts';
import type { Language } from '../../texts/typed.ts';
import type { DashboardContext } from './context.ts';
import { latestShown } from './show-dashboard.ts';

/** The clients a vendor sees first, as its session carries them: so many as the first screen shows. (spec 3, User or vendor session) */
export async function latestClients(
  clients: DashboardContext['clients'],
  vendorId: number,
  language: Language,
): Promise<Pick<VendorSession, 'interestClient' | 'potentialClient'>> {
  const page = { page: 1, limit: latestShown, language };
  const [interested, potential] = await Promise.all([clients.interested(vendorId, page), clients.potential(vendorId, page)]);
  return { interestClient: [...interested.statisticUsers], potentialClient: [...potential.statisticUsers] };
}
