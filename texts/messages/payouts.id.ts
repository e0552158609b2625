import { translationOf } from '../typed.ts';
import { payoutMessagesEn } from './payouts.en.ts';

export const payoutMessagesId = translationOf(payoutMessagesEn)({
  requested_subject: 'Pencairan {amount} telah diminta',
  requested_text:
    'Halo {name},\n\nPencairan {amount} telah diminta dari penghasilan Anda. Dana diperkirakan tiba antara {from} dan {by}.\n\n| Pencairan: {number}\n| Jumlah: {amount}\n| Ke: {bank}, rekening berakhiran {end}\n| Atas nama: {holder}\n\n[Lihat penghasilan]({link})\n\nJika bukan Anda yang memintanya, segera ganti kata sandi Anda dan hubungi kami.',
  processing_subject: 'Pencairan {amount} sedang diproses',
  processing_text:
    'Halo {name},\n\nPencairan {amount} sedang diproses. Dana diperkirakan tiba paling lambat {by}.\n\n| Pencairan: {number}\n| Jumlah: {amount}\n| Ke: {bank}, rekening berakhiran {end}\n\n[Lihat penghasilan]({link})',
  paid_subject: '{amount} telah dicairkan',
  paid_text:
    'Halo {name},\n\nPencairan {amount} telah dikirim ke rekening Anda.\n\n| Pencairan: {number}\n| Jumlah: {amount}\n| Ke: {bank}, rekening berakhiran {end}\n| Atas nama: {holder}\n| Referensi bank: {reference}\n\n[Lihat penghasilan]({link})',
  failed_subject: 'Pencairan {amount} tidak dapat dikirim',
  failed_text:
    'Halo {name},\n\nPencairan {amount} tidak dapat dikirim. Seluruh jumlahnya sudah kembali ke penghasilan Anda.\n\n> Alasan:\n> {reason}\n\n| Pencairan: {number}\n| Jumlah: {amount}\n| Ke: {bank}, rekening berakhiran {end}\n\nMohon periksa rekening bank Anda sebelum meminta lagi.\n\n[Lihat penghasilan]({link})',
  cancelled_subject: 'Pencairan {amount} dibatalkan',
  cancelled_text:
    'Halo {name},\n\nPencairan {amount} dibatalkan sebelum diteruskan ke bank. Seluruh dana kembali ke penghasilan Anda.\n\n| Pencairan: {number}\n| Jumlah: {amount}\n| Ke: {bank}, rekening berakhiran {end}\n\n[Lihat penghasilan]({link})\n\nJika bukan Anda yang melakukannya, segera ganti kata sandi dan hubungi kami.',
  returned_subject: 'Bank mengembalikan pencairan {amount}',
  returned_text:
    'Halo {name},\n\nPencairan {amount} sudah dikirim tetapi dikembalikan oleh bank. Seluruh dana kembali ke penghasilan Anda.\n\n> Alasan:\n> {reason}\n\n| Pencairan: {number}\n| Jumlah: {amount}\n| Ke: {bank}, rekening berakhiran {end}\n\nPeriksa rekening Anda, lalu ajukan pencairan lagi.\n\n[Lihat penghasilan]({link})',
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
