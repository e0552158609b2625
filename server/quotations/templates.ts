import { sql } from 'kysely';
import type { Template } from '../../contract/quotation-templates.ts';
import { mutableCopy } from '../../core/mutable.ts';
import { checkTemplateName, type QuotationTemplate, templateRules } from '../../core/quotations/template.ts';
import type { Language } from '../../texts/typed.ts';
import { lockVendor } from '../catalogue/api.ts';
import { type Connection, type Database, inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { contentIn } from './present.ts';

const columns = ['id', 'name', 'content', 'saved_at'] as const;
interface Row {
  readonly id: string;
  readonly name: string;
  readonly content: QuotationTemplate;
  readonly saved_at: Date;
}
const presentIn =
  (language: Language) =>
  ({ id, name, content, saved_at: savedAt }: Row): Template => ({
    id,
    name,
    content: mutableCopy(contentIn(content, language)),
    saved_at: savedAt.toISOString(),
  });

/** A vendor's templates, by name, with our words in the reader's language. */
export async function templatesOf(db: Connection, vendorId: number, language: Language): Promise<Template[]> {
  const rows = await db
    .selectFrom('quotation_template')
    .select(columns)
    .where('vendor_id', '=', vendorId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(presentIn(language));
}

/** Keeps a template under its name, in place of the one that had it. One more than the limit is `quotations.too_many_templates`. */
export async function saveTemplate(
  db: Database,
  { vendorId, language, at }: { readonly vendorId: number; readonly language: Language; readonly at: number },
  { name: raw, content }: { readonly name: string; readonly content: QuotationTemplate },
): Promise<Template> {
  const name = checkTemplateName(raw);
  const present = presentIn(language);
  if (!name.ok) throw new Refused(name.refusals);
  return inTransaction(db, async (tx) => {
    await lockVendor(tx, vendorId);
    const saved = { name: name.value, content: JSON.stringify(content), saved_at: new Date(at) };
    const replaced = await tx
      .updateTable('quotation_template')
      .set(saved)
      .where('vendor_id', '=', vendorId)
      .where(sql`lower(name)`, '=', sql`lower(${name.value})`)
      .returning(columns)
      .executeTakeFirst();
    if (replaced) return present(replaced);
    const maximum = templateRules.templatesMax;
    if ((await templatesOf(tx, vendorId, language)).length >= maximum) refuseWith('quotations.too_many_templates', { params: { maximum } });
    return present(
      await tx
        .insertInto('quotation_template')
        .values({ ...saved, vendor_id: vendorId })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    );
  });
}

/** Another vendor's, or one that is deleted already, is not there. */
export async function removeTemplate(db: Database, vendorId: number, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('quotation_template')
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) refuseWith('request.not_found');
}

/** Of a vendor that leaves: its words are forgotten. */
export async function forgetTemplates(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from quotation_template where vendor_id in (select id from vendor where account_id = ${accountId})`.execute(tx);
}
