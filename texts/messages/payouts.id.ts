import { translationOf } from '../typed.ts';
import { payoutMessagesEn } from './payouts.en.ts';

export const payoutMessagesId = translationOf(payoutMessagesEn)({
  requested_subject: 'Pencairan {amount} telah diminta',
  requested_text:
    'Halo {name},\n\nPencairan {amount} ke {bank}, rekening berakhiran {end}, atas nama {holder}, telah diminta dari penghasilan Anda. Nomor {number}.\n\nDana diperkirakan tiba antara {from} dan {by}.\n\nJika bukan Anda yang memintanya, segera ganti kata sandi Anda dan hubungi kami.\n\n{link}\n\nPelaminan',
  processing_subject: 'Pencairan {amount} sedang diproses',
  processing_text:
    'Halo {name},\n\nPencairan {number} sebesar {amount} ke {bank}, rekening berakhiran {end}, sudah diteruskan ke bank. Dana diperkirakan tiba paling lambat {by}.\n\n{link}\n\nPelaminan',
  paid_subject: '{amount} telah dicairkan',
  paid_text:
    'Halo {name},\n\nPencairan {number} sebesar {amount} telah dikirim ke {bank}, rekening berakhiran {end}, atas nama {holder}.\n\nReferensi bank: {reference}\n\n{link}\n\nPelaminan',
  failed_subject: 'Pencairan {amount} tidak dapat dikirim',
  failed_text:
    'Halo {name},\n\nPencairan {number} sebesar {amount} ke {bank}, rekening berakhiran {end}, tidak dapat dikirim:\n\n{reason}\n\nSeluruh jumlahnya sudah kembali ke penghasilan Anda. Mohon periksa rekening bank Anda sebelum meminta lagi:\n\n{link}\n\nPelaminan',
  cancelled_subject: 'Pencairan {amount} dibatalkan',
  cancelled_text:
    'Halo {name},\n\nPencairan {number} sebesar {amount} ke {bank}, rekening berakhiran {end}, dibatalkan sebelum diteruskan ke bank. Seluruh dana kembali ke penghasilan Anda.\n\nJika bukan Anda yang melakukannya, segera ganti kata sandi dan hubungi kami.\n\n{link}\n\nPelaminan',
  returned_subject: 'Bank mengembalikan pencairan {amount}',
  returned_text:
    'Halo {name},\n\nPencairan {number} sebesar {amount} ke {bank}, rekening berakhiran {end}, sudah dikirim tetapi dikembalikan oleh bank:\n\n{reason}\n\nSeluruh dana kembali ke penghasilan Anda. Periksa rekening Anda, lalu ajukan pencairan lagi:\n\n{link}\n\nPelaminan',
  failure_account_closed: 'Rekening bank ditutup atau diblokir.',
  failure_holder_mismatch: 'Nama pemilik rekening menurut bank berbeda.',
  failure_number_wrong: 'Bank tidak mengenal nomor rekening ini.',
  failure_bank_refused: 'Bank menolak transfer.',
  failure_other: 'Ada alasan lain.',
  csv_day: 'Tanggal',
  csv_at: 'Jam (WIB)',
  csv_kind: 'Mutasi',
  csv_label: 'Nomor',
  csv_gross: 'Dibayar klien (Rp)',
  csv_fee: 'Biaya (Rp)',
  csv_amount: 'Jumlah (Rp)',
  csv_balance: 'Saldo setelahnya (Rp)',
  kind_instalment: 'Pembayaran dari klien',
  kind_instalment_refund: 'Pengembalian dana ke klien',
  kind_payout: 'Pencairan',
  kind_payout_returned: 'Pencairan kembali',
  statement: 'Laporan bulanan',
  statement_title: 'Laporan bulanan penghasilan, {month}',
  statement_about: 'Penghasilan dari klien',
  statement_opening: 'Saldo awal',
  statement_closing: 'Saldo akhir',
  statement_in: 'Masuk',
  statement_out: 'Keluar',
  statement_amount: 'Jumlah',
  statement_balance: 'Saldo',
  statement_split: '{gross} dikurangi biaya {fee}',
  statement_note:
    'Laporan bulanan ini dibuat otomatis dan sah tanpa tanda tangan. Semua jumlah dalam Rupiah; hari berakhir tengah malam WIB.',
});
