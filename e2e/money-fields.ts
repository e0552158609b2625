/**
 * Every field of the product that takes Rupiah. The journey of money fields types into each of them; a test in `tools` compares the
 * list with the code, so that a new field cannot stay away from it.
 */
export const moneyFields = [
  { field: 'cpc', file: 'web/features/ads/settings/cpc-question.tsx' },
  { field: 'dailyBudget', file: 'web/features/ads/settings/budget-question.tsx' },
  { field: 'topUp', file: 'web/features/credit/custom-amount.tsx' },
  { field: 'payout', file: 'web/features/earnings/request-dialog.tsx' },
  { field: 'adjustment', file: 'web/features/operations/adjustments/adjustment-form.tsx' },
  { field: 'setting', file: 'web/features/operations/settings/value-field.tsx' },
  { field: 'settingPackage', file: 'web/features/operations/settings/value-field.tsx' },
  { field: 'settingCategory', file: 'web/features/operations/settings/value-field.tsx' },
  { field: 'quotationItem', file: 'web/features/quotations/editor/items-editor.tsx' },
  { field: 'quotationDiscount', file: 'web/features/quotations/editor/discount-editor.tsx' },
  { field: 'quotationInstalment', file: 'web/features/quotations/editor/schedule-editor.tsx' },
  { field: 'productPrice', file: 'web/features/store/editor/parts.tsx' },
  { field: 'productPromo', file: 'web/features/store/editor/parts.tsx' },
  { field: 'productDownPayment', file: 'web/features/store/editor/parts.tsx' },
  { field: 'priceLow', file: 'web/features/profile/price-fields.tsx' },
  { field: 'priceHigh', file: 'web/features/profile/price-fields.tsx' },
  { field: 'coupleBudget', file: 'web/features/marketplace/quotations/ask-screen.tsx' },
] as const;

export type MoneyField = (typeof moneyFields)[number]['field'];
