// Shared steps of a vendor in the agreement form, with its documents.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addBankAccount, listBankAccounts } from '../contract/bank-accounts.ts';
import { chooseBusinessType, getAgreement, saveAgreement, submitAgreement } from '../contract/verification.ts';
import { uploadFile } from '../contract/verification-files.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import type { BusinessType, DocumentKind } from '../core/verification/form.ts';
import { specimenCard, specimenDocument, specimenSelfie } from '../server/demo/specimens.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { termsVersion } from '../texts/agreement-terms.ts';
import { agreementEn } from '../texts/dashboard/agreement.en.ts';
import { agreementId } from '../texts/dashboard/agreement.id.ts';
import type { Language } from '../texts/typed.ts';
import type { Email } from './cast.ts';
import { expectAccessible, wordsIn } from './world.ts';

export const person = {
  name: 'Ni Luh Ayu Lestari',
  nik: '3578014506850003',
  taxNumber: '076543214012000',
} as const;
export const company = { taxName: 'PT Kebun Bunga', taxNumber: '812345676619000', nib: '9120304567812' } as const;

type UploadedDocument = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A paper that belongs to a document: a picture of a card, or a PDF. */
export async function documentFor(document: DocumentKind, name: string): Promise<UploadedDocument> {
  const specimen =
    document === 'id_card'
      ? await specimenCard(name)
      : document === 'selfie_with_id'
        ? await specimenSelfie(name)
        : await specimenDocument(name, document, [person.name]);
  return { name: specimen.name, mimeType: specimen.mediaType, buffer: Buffer.from(specimen.bytes) };
}

/** A session for calls beside the page; the page has it too. */
export async function signIn(request: APIRequestContext, email: Email, origin: string): Promise<Record<string, string>> {
  const answer = await request.post('/v2/login', { data: { email, password: demoPassword }, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { vendor } = (await answer.json()) as { vendor: { sessionId: string } };
  return { 'session-id': vendor.sessionId, origin };
}

/** A bank account in someone's name, as the vendor would have added it before. */
export async function addAccount(request: APIRequestContext, headers: Record<string, string>, holder: string): Promise<void> {
  const answer = await request.post(addBankAccount.path, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      holder_name: holder,
      bank_bic: 'CENAIDJA',
      account_number: String(1_000_000_000 + Math.floor(Math.random() * 8_000_000_000)),
      city: 'Denpasar',
      branch: 'KCP Teuku Umar',
      password: demoPassword,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** An individual's agreement handed in by calls alone, for journeys that start where it waits for review. */
export async function handIn(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const send = async (way: 'put' | 'post', path: string, data: object): Promise<unknown> => {
    const answer = await request[way](path, { headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await addAccount(request, headers, person.name);
  await send('put', chooseBusinessType.path, { business_type: 'individual', revision: 0 });
  const { data: accounts } = (await (await request.get(listBankAccounts.path, { headers })).json()) as {
    data: { accounts: { id: string }[] };
  };
  const fields = { business_name: 'Kebun Bunga', signatory_name: person.name, signatory_id_number: person.nik };
  await send('put', saveAgreement.path, { revision: 1, fields: { ...fields, bank_account_id: accounts.accounts[0]?.id ?? '' } });
  for (const document of ['id_card', 'selfie_with_id'] as const) {
    const answer = await request.post(`${uploadFile.path}?document=${document}`, {
      headers,
      multipart: { file: await documentFor(document, `${document}.jpg`) },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const { data } = (await (await request.get(getAgreement.path, { headers })).json()) as { data: { agreement: { revision: number } } };
  await send('post', submitAgreement.path, { revision: data.agreement.revision, terms_version: termsVersion, language: 'en' });
}

/** What one does on the page, in the words of its language. */
export function agreementPage(page: Page, language: Language) {
  const t = wordsIn(language, agreementEn, agreementId);
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const saved = () => expect(main.getByText(new RegExp(`^${t('saveSaved', { time: '' })}`))).toBeVisible();
  return {
    t,
    main,
    field,
    saved,
    open: () => page.goto(withLanguage(pages.agreement, language)),
    async choose(type: BusinessType): Promise<void> {
      await main.getByRole('radio', { name: t(`type.${type}`) }).check();
      await main.getByRole('button', { name: t('chooseGo') }).click();
      await expect(main.getByRole('navigation', { name: t('outline') })).toBeVisible();
    },
    async answer(answers: Readonly<Record<string, string>>): Promise<void> {
      for (const [name, value] of Object.entries(answers)) await field(name).fill(value);
    },
    async attach(label: string, document: DocumentKind, name: string): Promise<void> {
      await main.getByLabel(t('attachFor', { document: label }), { exact: true }).setInputFiles(await documentFor(document, name));
      await expect(main.getByRole('list', { name: label }).getByText(t('fileAttached'))).toBeVisible({ timeout: 30_000 });
    },
    section: (name: string) => main.getByRole('navigation', { name: t('outline') }).getByRole('link', { name: new RegExp(`^${name}`) }),
    submit: () => main.getByRole('button', { name: t('submit'), exact: true }).click(),
    /** From the terms to the thank-you page. */
    async acceptTerms(): Promise<void> {
      const dialog = page.getByRole('dialog', { name: t('termsTitle') });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('termsGo') }).click();
      await expect(dialog.getByRole('alert')).toHaveText(t('termsAcceptMissing'));
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: t('termsGo') }).click();
      await expect(page).toHaveURL(new RegExp(`${withLanguage(pages.agreementSent, language)}$`));
      await expect(page.getByRole('heading', { name: t('thanksTitle') })).toBeVisible();
      await expectAccessible(page);
    },
  };
}
