import type { ReactNode } from 'react';
import type { Instalment, Quotation } from '../../../contract/quotations.ts';
import { date, decimal, longDate, money } from '../../../texts/format.ts';
import type { quotationDocumentEn } from '../../../texts/messages/quotation-document.en.ts';
import type { Language, Translate } from '../../../texts/typed.ts';
import { itemUnit } from '../../../texts/catalogue/units.ts';
import { Ornament } from '../../ui/ornament.tsx';
import classes from './quotation-document.module.css';

type DocumentWords = Translate<typeof quotationDocumentEn>;
/** The contents of the document: of a sent quotation, or of a draft as the couple will see it. */
export type QuotationDocumentContent = Pick<
  Quotation,
  'number' | 'version' | 'vendor' | 'couple' | 'content' | 'totals' | 'instalments'
> & {
  readonly dated: string;
};
type QuotationDocumentProps = {
  readonly paper: QuotationDocumentContent;
  readonly words: DocumentWords;
  readonly language: Language;
  /** What can be done about an instalment, at its end of the line. */
  readonly action?: ((instalment: Instalment) => ReactNode) | undefined;
  readonly headingLevel?: 'h1' | 'h2';
};

/** A quotation as a document: the same for the couple who decides and for the vendor's preview. */
export function QuotationDocument({ paper, words, language, action, headingLevel: Heading = 'h2' }: QuotationDocumentProps) {
  const { number, version, vendor, couple, content, dated } = paper;
  const Part = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <article className={classes['paper']}>
      <header className={classes['head']}>
        <Ornament size={56} />
        <div>
          <p className={classes['from']}>{vendor.name}</p>
          <Heading className={classes['title']}>{words('title')}</Heading>
          <p className={classes['number']}>{version > 1 ? words('numberAndVersion', { number, version }) : number}</p>
        </div>
      </header>
      <dl className={classes['facts']}>
        <Fact label={words('for')}>{couple.name}</Fact>
        <Fact label={words('sent')}>{date(dated, language)}</Fact>
        <Fact label={words('valid')}>{content.valid_until === null ? '–' : date(content.valid_until, language)}</Fact>
        <Fact label={words('event')}>
          {[content.event_date === null ? '' : longDate(content.event_date, language), content.event_place].filter(Boolean).join(' · ') ||
            '–'}
        </Fact>
      </dl>
      <Items paper={paper} words={words} language={language} />
      <Sums paper={paper} words={words} language={language} />
      <Schedule paper={paper} words={words} language={language} action={action} Part={Part} />
      <Text title={words('notes')} Part={Part}>
        {content.notes}
      </Text>
      <Text title={words('terms')} Part={Part}>
        {content.terms}
      </Text>
      <footer className={classes['foot']}>{words('note')}</footer>
    </article>
  );
}

/** The level of the headings within: one below that of the paper. */
type Level = { readonly Part: 'h2' | 'h3' };
type PartProps = Pick<QuotationDocumentProps, 'paper' | 'words' | 'language'>;

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Items({ paper: { content, totals }, words, language }: PartProps) {
  return (
    <table className={classes['items']}>
      <thead>
        <tr>
          <th scope="col">{words('item')}</th>
          <th scope="col">{words('quantity')}</th>
          <th scope="col">{words('price')}</th>
          <th scope="col">{words('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {content.items.map(({ name, quantity, unit, price }, index) => (
          // A line of a document has no other name than its place.
          <tr key={String(index)}>
            <th scope="row">{name || '–'}</th>
            <td data-label={words('quantity')}>
              {[decimal(quantity ?? 0, language), itemUnit(unit, language, quantity ?? 0)].filter(Boolean).join(' ')}
            </td>
            <td data-label={words('price')}>{money(price ?? 0, language)}</td>
            <td className={classes['amount']}>{money(totals.items[index] ?? 0, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ paper: { totals }, words, language }: PartProps) {
  const { subtotal, discount, tax, tax_rate: rate, total } = totals;
  return (
    <dl className={classes['sums']}>
      {(discount > 0 || tax > 0) && <Sum label={words('subtotal')}>{money(subtotal, language)}</Sum>}
      {discount > 0 && <Sum label={words('discount')}>{money(-discount, language)}</Sum>}
      {tax > 0 && <Sum label={words('tax', { rate: `${decimal(rate * 100, language)}%` })}>{money(tax, language)}</Sum>}
      <div className={classes['total']}>
        <dt>{words('total')}</dt>
        <dd>{money(total, language)}</dd>
      </div>
    </dl>
  );
}

function Sum({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Schedule({ paper: { instalments }, words, language, action, Part }: PartProps & Level & Pick<QuotationDocumentProps, 'action'>) {
  if (instalments.length === 0) return null;
  return (
    <section className={classes['schedule']}>
      <Part className={classes['part']}>{words('schedule')}</Part>
      <ol>
        {instalments.map((instalment, index) => (
          <li key={instalment.id ?? String(index)} data-status={instalment.status}>
            <div className={classes['what']}>
              <strong>{instalment.label || '–'}</strong>
              <span>{whenOf(instalment, words, language)}</span>
            </div>
            <span className={classes['owed']}>{money(instalment.amount, language)}</span>
            {action && <div className={classes['action']}>{action(instalment)}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function whenOf(
  { status, paid_at: paidAt, refunded_at: refundedAt, due_date: due }: Instalment,
  words: DocumentWords,
  language: Language,
): string {
  if (status === 'refunding') return words('refunding');
  if (status === 'refunded' && refundedAt !== null) return words('refundedOn', { day: date(refundedAt, language) });
  if (status === 'paid' && paidAt !== null) return words('paidOn', { day: date(paidAt, language) });
  if (due === '') return words('noDay');
  return words(status === 'overdue' ? 'wasDueOn' : 'dueOn', { day: date(due, language) });
}

function Text({ title, children, Part }: Level & { readonly title: string; readonly children: string }) {
  if (children === '') return null;
  return (
    <section className={classes['text']}>
      <Part className={classes['part']}>{title}</Part>
      <p>{children}</p>
    </section>
  );
}
