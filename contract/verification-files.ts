// The documents of the agreement form (spec 5; product 6, Files).
import * as z from 'zod';
import { fileRules } from '../core/files/rules.ts';
import { agreementFile, documentKind, pageInAddress } from './verification-shapes.ts';
import { endpoint } from './endpoint.ts';
import { fileRefusals } from './refusals.ts';
import { body, data, params, query } from './shapes.ts';

const tag = 'verification';
const base = '/v2/agreement';

const uploadRefusals = [
  ...fileRefusals,
  'files.type',
  'verification.too_many_sheets',
  'verification.not_asked',
  'verification.not_declined',
  'verification.status_changed',
  'request.not_found',
] as const;
export const uploadFile = endpoint({
  method: 'POST',
  path: `${base}/files`,
  tag,
  summary: `Attach one PNG, JPG or PDF of at most ${fileRules.fileSizeBytesMax} bytes: multipart/form-data with one part named \`file\`. \`replaces\` is the id of the file it replaces.`,
  access: 'vendor-unpublished:documents',
  status: 201,
  takesFile: { sizeBytesMax: fileRules.fileSizeBytesMax, tooLarge: 'files.too_large', missing: 'files.missing' },
  query: query({ document: documentKind, replaces: z.uuid().optional() }),
  answer: data(z.object({ file: agreementFile, revision: z.int() })),
  refusals: uploadRefusals,
});
export const openFile = endpoint({
  method: 'GET',
  path: `${base}/files/:id`,
  tag,
  summary: 'Download a file as an attachment. Images can be shown in an `img` element. Each call is recorded in the audit log.',
  access: 'vendor-unpublished:documents',
  params: params({ id: z.uuid() }),
  answers: 'file',
  refusals: ['request.not_found'],
});
export const openPage = endpoint({
  method: 'GET',
  path: `${base}/files/:id/pages/:page`,
  tag,
  summary: 'Get one page of a PDF, counted from 1, as an image. Each call is recorded in the audit log.',
  access: 'vendor-unpublished:documents',
  params: params({ id: z.uuid(), page: pageInAddress }),
  answers: 'file',
  refusals: ['request.not_found', 'files.page_unreadable'],
});
export const removeFile = endpoint({
  method: 'DELETE',
  path: `${base}/files/:id`,
  tag,
  summary: 'Remove a file from the form.',
  access: 'vendor-unpublished:documents',
  params: params({ id: z.uuid() }),
  answer: data(z.object({ revision: z.int() })),
  refusals: ['request.not_found', 'verification.status_changed', 'verification.not_declined'],
});
export const orderSheets = endpoint({
  method: 'PUT',
  path: `${base}/documents/:document/sheets`,
  tag,
  summary: 'Set the order of the files of a document: the ids of all its files, each exactly once.',
  access: 'vendor-unpublished:documents',
  params: params({ document: documentKind }),
  body: body({ files: z.array(z.uuid()).min(1).max(60) }),
  answer: data(z.object({ revision: z.int() })),
  refusals: [
    'request.not_found',
    'verification.not_asked',
    'verification.status_changed',
    'verification.not_declined',
    'verification.sheets_changed',
  ],
});
