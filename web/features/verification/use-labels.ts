import { type BusinessType, type DocumentKind, documentRowsOf, type FieldName, needOfField } from '../../../core/verification/form.ts';
import { useTexts } from '../../base/texts.ts';
import { agreementTexts } from './texts.ts';

/** What fields and documents are called; a business abroad has other documents under the same names. */
export function useLabels(type: BusinessType) {
  const t = useTexts(agreementTexts);
  const isAbroad = type === 'international';
  return {
    fieldLabel: (field: FieldName): string => {
      if (isAbroad && field === 'signatory_id_number') return t('foreignIdNumber');
      if (isAbroad && field === 'individual_tax_number') return t('taxNumberAbroad');
      return t(`field.${field}`);
    },
    fieldHint: (field: FieldName): string => {
      if (type === 'individual' && field === 'signatory_name') return t('ownerNameHint');
      if (type === 'individual' && field === 'individual_tax_name') return t('noTaxHint');
      if (isAbroad && field === 'individual_tax_name') return t('foreignTaxHint');
      if (isAbroad && field === 'individual_tax_number') return t('foreignTaxNumberHint');
      if (isAbroad && field === 'signatory_id_number') return t('foreignIdHint');
      return t(`hint.${field}`);
    },
    documentLabel: (document: DocumentKind): string => (isAbroad && document === 'id_card' ? t('identityCard') : t(`document.${document}`)),
    isOptionalField: (field: FieldName): boolean => needOfField(type, field) === 'optional',
    isOptionalDocument: (document: DocumentKind): boolean =>
      documentRowsOf(type, false).some(({ need, options }) => need === 'optional' && options.flat().includes(document)),
  };
}
