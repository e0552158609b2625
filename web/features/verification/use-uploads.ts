import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { uploadFile } from '../../../contract/verification-files.ts';
import type { Agreement, AgreementFile } from '../../../contract/verification-shapes.ts';
import { ApiError } from '../../base/calls/call.ts';
import { upload } from '../../base/calls/upload.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { runMutation } from '../../base/queries.ts';
import { amendAgreement } from './queries.ts';
import { createUploads, type Sending, type Uploads } from './uploads.ts';

/** By vendor: anyone who signs in next does not send the files of someone else. */
const byVendor = new Map<number, Uploads>();

/** The files on their way, and what can be done with them. */
export function useUploads(): { readonly uploads: Uploads; readonly sendings: readonly Sending[] } {
  const queries = useQueryClient();
  const vendorId = useClientState((state) => state.user.vendor?.id ?? 0);
  const uploads = byVendor.get(vendorId) ?? startUploads(queries);
  byVendor.set(vendorId, uploads);
  const sendings = useSyncExternalStore(uploads.subscribe, uploads.get);
  useEffect(() => uploads.resume(), [uploads]);
  return { uploads, sendings };
}

const startUploads = (queries: QueryClient): Uploads =>
  createUploads({
    async send({ document, file, replaces }, way) {
      const query = { document, ...(replaces !== undefined && { replaces }) };
      const { data } = await runMutation(queries, () => upload(uploadFile, { query, file, ...way }));
      await amendAgreement(queries, (agreement) => withFile(agreement, data.file, replaces), false);
      return data.file;
    },
    isSessionOver: (failure) => failure instanceof ApiError && failure.code === 'identity.session_required',
  });

const withFile = (agreement: Agreement, file: AgreementFile, replaces: string | undefined): Agreement => ({
  ...agreement,
  files: [...agreement.files.filter(({ id }) => id !== replaces && id !== file.id), file],
});
