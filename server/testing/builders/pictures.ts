import { answerOf } from '../answer-of.ts';
import { randomUUID } from 'node:crypto';
import { type OwnPicture, uploadPicture } from '../../../contract/pictures.ts';
import { picture } from '../files.ts';
import type { Answer } from './context.ts';
import type { BuilderContext } from './context.ts';
import { formOf } from './verification.ts';

type As = { readonly sessionId: string };
export interface PictureWish {
  readonly bytes?: Buffer;
  readonly name?: string;
  readonly type?: string;
  /** Of idempotency. */
  readonly key?: string;
}
export const picturesPath = '/ms/bs-vendors/api/v1/pictures';

/** Photos as browsers send them, and drawings where only an id is needed. */
export function pictureBuilders({ call, owner, clock }: BuilderContext) {
  const sendPicture = async (as: As, wish: PictureWish = {}): Promise<Answer> => {
    const { name = 'foto.jpg', type = 'image/jpeg', key } = wish;
    const form = formOf({ bytes: wish.bytes ?? (await picture('jpeg', { width: 300, height: 200 })), name, type });
    return call('POST', picturesPath, { as, ...form, headers: { ...form.headers, ...(key !== undefined && { 'idempotency-key': key }) } });
  };
  return {
    /** One upload, as a browser sends it. */
    sendPicture,
    /** A photo that went the whole way. */
    async uploadedPicture(as: As, wish: PictureWish = {}): Promise<OwnPicture> {
      const answer = await sendPicture(as, wish);
      if (answer.status !== 201) throw new Error(`the picture was not taken: ${answer.text}`);
      return answerOf(uploadPicture, answer.body).data;
    },
    /** The id of a picture that a vendor may show; a drawing, since making a photo takes a process and half a second. */
    async storedPicture({ vendorId }: { readonly vendorId: number }): Promise<string> {
      const id = randomUUID();
      const drawing = { path: `demo/${id}.svg`, width: 600, height: 400, color: '#ecdcc6', alt_en: 'A drawing', alt_id: 'Gambar' };
      await owner
        .insertInto('picture')
        .values({ ...drawing, id, vendor_id: vendorId, loose_since: new Date(clock.now()) })
        .execute();
      return id;
    },
  };
}
