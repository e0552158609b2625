import { translationOf } from '../typed.ts';
import type { bankAccountMessagesEn } from './bank-accounts.en.ts';

export const bankAccountMessagesId = translationOf<typeof bankAccountMessagesEn>()({
  code_sms:
    'Pelaminan: {code} adalah kode untuk rekening Anda yang berakhiran {end}. Berlaku {minutes} menit. Jangan berikan kepada siapa pun, termasuk kami.',
  account: '{bank}, rekening berakhiran {end}',
  verified_subject: 'Rekening Anda terverifikasi: {account}',
  verified_text:
    'Halo {name},\n\n{account} telah terverifikasi pada {when}. Dana dapat dicairkan ke rekening ini.\n\nRekening Anda dapat dilihat di sini:\n\n{link}\n\nBila ini bukan Anda, segera ganti kata sandi dan balas email ini.\n\nPelaminan',
  primary_subject: 'Dana kini dikirim ke {account}',
  primary_text:
    'Halo {name},\n\nsejak {when} rekening utama Anda adalah {account}. Pencairan dana selanjutnya dikirim ke rekening ini.\n\nRekening Anda dapat dilihat di sini:\n\n{link}\n\nBila ini bukan Anda, segera ganti kata sandi dan balas email ini.\n\nPelaminan',
  removed_subject: 'Rekening dihapus: {account}',
  removed_text:
    'Halo {name},\n\n{account} telah dihapus pada {when}.\n\nRekening Anda dapat dilihat di sini:\n\n{link}\n\nBila ini bukan Anda, segera ganti kata sandi dan balas email ini.\n\nPelaminan',
});
