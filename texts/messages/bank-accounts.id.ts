import { translationOf } from '../typed.ts';
import type { bankAccountMessagesEn } from './bank-accounts.en.ts';

export const bankAccountMessagesId = translationOf<typeof bankAccountMessagesEn>()({
  code_sms:
    'Pelaminan: {code} adalah kode untuk rekening Anda yang berakhiran {end}. Berlaku {minutes} menit. Jangan berikan kepada siapa pun, termasuk kami.',
  verified_subject: 'Rekening Anda terverifikasi: {bank}, rekening berakhiran {end}',
  verified_text:
    'Halo {name},\n\nRekening Anda telah terverifikasi. Dana dapat dicairkan ke rekening ini.\n\n| Bank: {bank}\n| Rekening: berakhiran {end}\n| Waktu: {when}\n\n[Lihat rekening]({link})\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.',
  primary_subject: 'Pencairan kini dikirim ke {bank}, rekening berakhiran {end}',
  primary_text:
    'Halo {name},\n\nRekening utama Anda telah diganti. Pencairan dana selanjutnya dikirim ke rekening ini.\n\n| Bank: {bank}\n| Rekening: berakhiran {end}\n| Waktu: {when}\n\n[Lihat rekening]({link})\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.',
  removed_subject: 'Rekening dihapus: {bank}, rekening berakhiran {end}',
  removed_text:
    'Halo {name},\n\nSebuah rekening telah dihapus.\n\n| Bank: {bank}\n| Rekening: berakhiran {end}\n| Waktu: {when}\n\n[Lihat rekening]({link})\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.',
  refund_added_subject: 'Pengembalian dana Anda kini dikirim ke {bank}, rekening berakhiran {end}',
  refund_added_text:
    'Halo {name},\n\nRekening untuk pengembalian dana Anda ditambahkan. Pengembalian dana akan dikirim ke rekening ini.\n\n| Bank: {bank}\n| Rekening: berakhiran {end}\n| Waktu: {when}\n\n[Lihat penawaran]({link})\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.',
  refund_changed_subject: 'Rekening untuk pengembalian dana Anda diganti: {bank}, rekening berakhiran {end}',
  refund_changed_text:
    'Halo {name},\n\nRekening untuk pengembalian dana Anda diganti. Pengembalian dana akan dikirim ke rekening ini.\n\n| Bank: {bank}\n| Rekening: berakhiran {end}\n| Waktu: {when}\n\n[Lihat penawaran]({link})\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.',
  refund_removed_subject: 'Rekening untuk pengembalian dana Anda dihapus: {bank}, rekening berakhiran {end}',
  refund_removed_text:
    'Halo {name},\n\nRekening untuk pengembalian dana Anda dihapus. Jika ada pengembalian dana, kami akan menanyakan rekening tujuannya.\n\n| Bank: {bank}\n| Rekening: berakhiran {end}\n| Waktu: {when}\n\n[Lihat penawaran]({link})\n\nJika ini bukan Anda, segera ganti kata sandi dan balas email ini.',
});
