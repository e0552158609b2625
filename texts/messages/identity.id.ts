import { translationOf } from '../typed.ts';
import { identityMessagesEn } from './identity.en.ts';

export const identityMessagesId = translationOf(identityMessagesEn)({
  confirm_subject: 'Konfirmasikan alamat email Anda',
  confirm_text:
    'Halo {name},\n\nmohon konfirmasikan bahwa alamat ini milik Anda, lalu akun Anda siap digunakan:\n\n{link}\n\nTautan berlaku 24 jam dan hanya dapat dipakai sekali. Jika Anda tidak mendaftar, abaikan email ini.\n\nPelaminan',
  known_subject: 'Anda sudah memiliki akun',
  known_text:
    'Halo {name},\n\nseseorang, kemungkinan Anda sendiri, mencoba mendaftar dengan alamat ini. Anda sudah memiliki akun; silakan masuk di sini:\n\n{link}\n\nLupa kata sandi? Halaman masuk akan membantu.\n\nPelaminan',
  reset_subject: 'Pilih kata sandi baru',
  reset_text:
    'Halo {name},\n\ndi sini Anda dapat memilih kata sandi baru:\n\n{link}\n\nTautan berlaku 30 menit dan hanya dapat dipakai sekali. Jika Anda tidak memintanya, abaikan email ini: kata sandi Anda tidak berubah.\n\nPelaminan',
  invited_subject: 'Selamat datang di Pelaminan: pilih kata sandi Anda',
  invited_text:
    'Halo {name},\n\nkami senang {business} bergabung. Pilih kata sandi, lengkapi profil, dan pasangan akan menemukan Anda:\n\n{link}\n\nTautan berlaku satu jam dan hanya dapat dipakai sekali; jika sudah kedaluwarsa, halamannya mengirimkan yang baru.\n\nPelaminan',
  changed_subject: 'Kata sandi Anda telah diubah',
  changed_text:
    'Halo {name},\n\nkata sandi Anda diubah pada {when}, dan semua sesi lain telah diakhiri.\n\nBukan Anda? Segera pilih kata sandi baru:\n\n{link}\n\nPelaminan',
});
