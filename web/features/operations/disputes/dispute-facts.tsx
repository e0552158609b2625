import type { Dispute } from '../../../../contract/operations.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { operationsTexts } from '../texts.ts';

/** What the system knows about a click, as one sentence. */
export function DisputeFacts({ facts }: { readonly facts: Dispute['facts'] }) {
  const t = useTexts(operationsTexts);
  const format = useFormat();
  const { seconds_after_display: seconds, same_viewer_clicks: viewer, same_network_clicks: network, led_to_contact: hasContact } = facts;
  return [
    seconds === null ? t('fact.secondsUnknown') : t('fact.seconds', { n: format.decimal(seconds) }),
    viewer === 0 ? t('fact.viewerNone') : t('fact.viewer', { count: viewer, n: format.count(viewer) }),
    network === 0 ? t('fact.networkNone') : t('fact.network', { n: format.count(network) }),
    hasContact ? t('fact.contact') : t('fact.noContact'),
  ].join(', ');
}
