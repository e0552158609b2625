import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type OwnPicture, uploadPicture } from '../../../contract/pictures.ts';
import { ApiError } from '../../base/calls/call.ts';
import { upload } from '../../base/calls/upload.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { createPictureUploads, isUnderWay, type PictureUploads, type Sending } from './picture-uploads.ts';
import { shrink } from './shrink.ts';

/** By vendor and form: they outlive the page, and anyone who signs in next does not send the photos of someone else. */
const started = new Map<string, PictureUploads>();

const start = (): PictureUploads =>
  createPictureUploads({
    shrink,
    send: async (file, { key, ...way }) => (await upload(uploadPicture, { file, idempotencyKey: key, ...way })).data,
    isSessionOver: (failure) => failure instanceof ApiError && failure.code === 'identity.session_required',
  });

/** The photos on their way into a form of a vendor. */
export function uploadsInto(form: string, vendorId: number): PictureUploads {
  const name = `${vendorId} ${form}`;
  const uploads = started.get(name) ?? start();
  started.set(name, uploads);
  return uploads;
}

/** Whether a photo may still arrive, if only tried again: what is wrong with the photo itself stays wrong. */
export const mayArrive = ({ status }: Sending): boolean =>
  status.kind !== 'refused' &&
  !(status.kind === 'failed' && status.failure instanceof ApiError && [400, 409, 413, 415, 422].includes(status.failure.status));

/** Photos on their way into a form. `onArrived` is notified of each that is there, also of those that came while the form was away. */
export function usePictureUploads(
  form: string,
  onArrived: (pictures: readonly OwnPicture[]) => void,
): { readonly uploads: PictureUploads; readonly sendings: readonly Sending[] } {
  const vendorId = useClientState((state) => state.user.vendor?.id ?? 0);
  const uploads = uploadsInto(form, vendorId);
  const sendings = useSyncExternalStore(uploads.subscribe, uploads.get);
  const hand = useEffectEvent(() => {
    const pictures = uploads.takeArrived();
    if (pictures.length > 0) onArrived(pictures);
  });
  useEffect(() => hand(), [sendings]);
  useEffect(() => uploads.resume(), [uploads]);
  const isGoing = sendings.some(isUnderWay);
  useEffect(() => {
    if (!isGoing) return undefined;
    // A page that is left takes the chosen files along.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isGoing]);
  return { uploads, sendings };
}
