import { translationOf } from '../typed.ts';
import type { bankAccountMessagesEn } from './bank-accounts.en.ts';

export const bankAccountMessagesId = translationOf<typeof bankAccountMessagesEn>()({
  code_sms:
    'Pelaminan: {code} adalah kode untuk rekening Anda yang berakhiran {end}. Berlaku {minutes} menit. Jangan berikan kepada siapa pun, termasuk kami.',
  verified_subject: 'Rekening Anda terverifikasi: {bank}, rekening berakhiran {end}',
  verified_text:
    'Halo {name},\n\n{bank}, rekening berakhiran {end} telah terverifikasi pada {when}. Dana dapat dicairkan ke rekening ini.\n\nRekening Anda dapat dilihat di sini:\n\n{link}\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.\n\nPelaminan',
  primary_subject: 'Pencairan kini dikirim ke {bank}, rekening berakhiran {end}',
  primary_text:
    'Halo {name},\n\nSejak {when} rekening utama Anda adalah {bank}, rekening berakhiran {end}. Pencairan dana selanjutnya dikirim ke rekening ini.\n\nRekening Anda dapat dilihat di sini:\n\n{link}\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.\n\nPelaminan',
  removed_subject: 'Rekening dihapus: {bank}, rekening berakhiran {end}',
  removed_text:
    'Halo {name},\n\n{bank}, rekening berakhiran {end} telah dihapus pada {when}.\n\nRekening Anda dapat dilihat di sini:\n\n{link}\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.\n\nPelaminan',
  refund_added_subject: 'Pengembalian dana Anda kini dikirim ke {bank}, rekening berakhiran {end}',
  refund_added_text:
    'Halo {name},\n\nRekening untuk pengembalian dana Anda ditambahkan pada {when}: {bank}, rekening berakhiran {end}. Pengembalian dana akan dikirim ke rekening ini.\n\nPenawaran Anda dapat dilihat di sini:\n\n{link}\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.\n\nPelaminan',
  refund_changed_subject: 'Rekening untuk pengembalian dana Anda diganti: {bank}, rekening berakhiran {end}',
  refund_changed_text:
    'Halo {name},\n\nRekening untuk pengembalian dana Anda diganti pada {when}. Pengembalian dana akan dikirim ke {bank}, rekening berakhiran {end}.\n\nPenawaran Anda dapat dilihat di sini:\n\n{link}\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.\n\nPelaminan',
  refund_removed_subject: 'Rekening untuk pengembalian dana Anda dihapus: {bank}, rekening berakhiran {end}',
  refund_removed_text:
    'Halo {name},\n\nRekening untuk pengembalian dana Anda dihapus pada {when}: {bank}, rekening berakhiran {end}. Jika ada pengembalian dana, kami akan menanyakan rekening tujuannya.\n\nPenawaran Anda dapat dilihat di sini:\n\n{link}\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.\n\nPelaminan',
});
