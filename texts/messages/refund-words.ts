/** How a refund is, in the words that vendor, couple and finance all read. */
export const refundWordsEn = { refunding: 'Refund in progress', refunded: 'Refunded' } as const;
export const refundWordsId = { refunding: 'Pengembalian dana diproses', refunded: 'Dana dikembalikan' } as const;
