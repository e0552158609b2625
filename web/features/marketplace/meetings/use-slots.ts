import { useCallback, useEffect, useState } from 'react';
import { meetingSlots, type MeetingSlots } from '../../../../contract/meetings.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { wordsOf } from '../../../base/calls/call.ts';

type Slots =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly slots: MeetingSlots['data'] };

async function fetchSlots(vendorId: number, meetingId: string | undefined): Promise<Slots> {
  try {
    return { kind: 'ready', slots: (await call(meetingSlots, { query: { vendor_id: vendorId, meeting_id: meetingId } })).data };
  } catch (failure) {
    return { kind: 'failed', message: wordsOf(failure) };
  }
}

/** The free times of a vendor, fetched again when one turns out to be taken. `meetingId`: one's own meeting that is to be moved. */
export function useSlots(vendorId: number, meetingId?: string) {
  const [state, setState] = useState<Slots>({ kind: 'loading' });
  const load = useCallback(() => fetchSlots(vendorId, meetingId).then(setState), [vendorId, meetingId]);
  useEffect(() => {
    let isHere = true;
    void fetchSlots(vendorId, meetingId).then((found) => isHere && setState(found));
    return () => {
      isHere = false;
    };
  }, [vendorId, meetingId]);
  const isFree = (startsAt: string) => state.kind === 'ready' && state.slots.some(({ starts_at: at }) => at === startsAt);
  return { state, load, isFree };
}
