/** The receipt of a paid order, as a document. */
export const receiptEn = {
  title: 'Receipt',
  number: 'Number',
  ordered: 'Ordered',
  paid: 'Paid',
  billed_to: 'Billed to',
  seller: 'From',
  seller_about: 'Wedding marketplace',
  description: 'Description',
  price: 'Amount',
  subtotal: 'Subtotal',
  tax: 'VAT (PPN) {rate}',
  total: 'Total paid',
  stamp: 'Paid',
  note: 'This receipt was generated automatically and is valid without a signature. All amounts are in Rupiah; all times are in WIB.',
} as const;
