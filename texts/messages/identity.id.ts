import { translationOf } from '../typed.ts';
import { identityMessagesEn } from './identity.en.ts';

export const identityMessagesId = translationOf(identityMessagesEn)({
  confirm_subject: 'Konfirmasikan alamat email Anda',
  confirm_text:
    'Halo,\n\nKonfirmasikan alamat Anda untuk membuat akun Pelaminan.\n\n[Konfirmasikan alamat email]({link})\n\nTautan berlaku 24 jam dan hanya dapat dipakai sekali. Jika Anda tidak meminta akun, abaikan email ini: tidak ada akun yang dibuat.',
  confirm_message_text:
    'Halo,\n\nKonfirmasikan alamat Anda untuk membuat akun Pelaminan dan mengirim pesan Anda.\n\n[Konfirmasikan alamat email]({link})\n\nTautan berlaku 24 jam dan hanya dapat dipakai sekali. Jika Anda tidak menulis pesan, abaikan email ini: tidak ada akun yang dibuat dan tidak ada yang dikirim.',
  known_subject: 'Anda sudah memiliki akun',
  known_text:
    'Halo,\n\nSeseorang, kemungkinan Anda sendiri, mencoba mendaftar dengan alamat ini. Anda sudah memiliki akun, jadi silakan masuk.\n\n[Masuk]({link})\n\nLupa kata sandi? Atur ulang dari halaman masuk.',
  known_message_text:
    'Halo,\n\nSeseorang, kemungkinan Anda sendiri, menulis pesan kepada vendor dengan alamat ini. Pesan itu tidak terkirim karena Anda sudah memiliki akun. Masuk untuk mengirimnya.\n\n[Masuk]({link})\n\nLupa kata sandi? Atur ulang dari halaman masuk.',
  reset_subject: 'Pilih kata sandi baru',
  reset_text:
    'Halo,\n\nAnda dapat memilih kata sandi baru sekarang.\n\n[Pilih kata sandi]({link})\n\nTautan berlaku 30 menit dan hanya dapat dipakai sekali. Jika Anda tidak memintanya, abaikan email ini: kata sandi Anda tidak berubah.',
  invited_subject: 'Selamat datang di Pelaminan: pilih kata sandi Anda',
  invited_text:
    'Halo,\n\nUsaha Anda dapat bergabung dengan Pelaminan. Pilih kata sandi, lengkapi profil, dan calon pengantin akan menemukan Anda.\n\n[Pilih kata sandi]({link})\n\nTautan berlaku satu jam dan hanya dapat dipakai sekali; jika sudah kedaluwarsa, halamannya mengirimkan yang baru. Jika Anda tidak meminta bergabung, abaikan email ini.',
  team_invited_subject: 'Anda diundang ke sebuah tim di Pelaminan',
  team_invited_text:
    'Halo,\n\nSebuah usaha di Pelaminan mengundang Anda untuk bekerja di timnya. Halaman berikut menunjukkan usaha mana dan apa yang dapat Anda lakukan.\n\n[Lihat undangan]({link})\n\nTautan berlaku sekali, selama {days} hari. Jika Anda tidak tahu tentang hal ini, abaikan email ini: tidak ada akun yang dibuat.',
  leaving_subject: 'Akun Anda akan dihapus',
  leaving_text:
    'Halo,\n\nAnda meminta kami menghapus akun Anda. Anda telah dikeluarkan dari semua perangkat. Pada {day} kami menghapus data pribadi Anda.\n\nBerubah pikiran, atau bukan Anda yang meminta? Dalam {days} hari, masuk dan pilih untuk mempertahankan akun Anda.\n\n[Pertahankan akun]({link})',
  leaving_vendor_text:
    'Halo,\n\nAnda meminta kami menghapus akun Anda. Anda telah dikeluarkan dari semua perangkat, dan profil Anda tidak lagi ditampilkan. Pada {day} kami menghapus data pribadi Anda.\n\nBerubah pikiran, atau bukan Anda yang meminta? Dalam {days} hari, masuk dan pilih untuk mempertahankan akun Anda.\n\n[Pertahankan akun]({link})',
  changed_subject: 'Kata sandi Anda telah diubah',
  changed_text:
    'Halo,\n\nKata sandi Anda diubah pada {when}, dan semua perangkat lain telah dikeluarkan.\n\nBukan Anda? Segera pilih kata sandi baru.\n\n[Pilih kata sandi baru]({link})',
  factor_added_subject: 'Verifikasi dua langkah telah diaktifkan',
  factor_added_text:
    'Halo,\n\nPada {when} verifikasi dua langkah diaktifkan untuk akun Anda. Mulai sekarang langkah kedua diminta setiap kali masuk, dan semua perangkat lain telah dikeluarkan.\n\nBukan Anda? Segera ubah kata sandi dan hubungi kami.\n\n[Lihat akun]({link})',
  factor_removed_subject: 'Verifikasi dua langkah telah dinonaktifkan',
  factor_removed_text:
    'Halo,\n\nPada {when} verifikasi dua langkah di akun Anda dinonaktifkan. Sekarang kata sandi saja cukup untuk masuk.\n\nBukan Anda? Ubah kata sandi dan aktifkan lagi verifikasi dua langkah.\n\n[Lihat akun]({link})',
  recovery_used_subject: 'Kode pemulihan telah dipakai',
  recovery_used_text:
    'Halo,\n\nPada {when} salah satu kode pemulihan Anda dipakai sebagai langkah kedua. Sisa kode: {count}.\n\nBukan Anda? Ubah kata sandi dan buat kode pemulihan baru.\n\n[Lihat akun]({link})',
  recovery_renewed_subject: 'Kode pemulihan Anda diganti',
  recovery_renewed_text:
    'Halo,\n\nPada {when} kode pemulihan baru dibuat untuk akun Anda. Kode sebelumnya tidak berlaku lagi.\n\nBukan Anda? Segera ubah kata sandi.\n\n[Lihat akun]({link})',
  passkey_added_subject: 'Passkey telah ditambahkan',
  passkey_added_text:
    'Halo,\n\nPada {when} sebuah passkey ditambahkan ke akun Anda. Dengan passkey, masuk tidak memerlukan kata sandi.\n\nBukan Anda? Segera hapus passkey itu dan ubah kata sandi.\n\n[Lihat akun]({link})',
  passkey_removed_subject: 'Passkey telah dihapus',
  passkey_removed_text:
    'Halo,\n\nPada {when} sebuah passkey dihapus dari akun Anda. Passkey itu tidak dapat dipakai masuk lagi.\n\nBukan Anda? Ubah kata sandi dan tambahkan lagi.\n\n[Lihat akun]({link})',
  removal_asked_subject: 'Verifikasi dua langkah akan dinonaktifkan',
  removal_asked_text:
    'Halo,\n\nSeseorang yang tahu kata sandi Anda menyatakan kehilangan perangkat dan kode pemulihan Anda. Mulai {day}, {days} hari lagi, kata sandi saja cukup untuk masuk.\n\nBukan Anda? Pilih kata sandi baru: verifikasi dua langkah tetap aktif. Masuk dengan langkah kedua juga membuatnya tetap aktif.\n\n[Pilih kata sandi baru]({link})',
  removal_soon_subject: 'Verifikasi dua langkah dinonaktifkan dalam waktu sehari',
  removal_soon_text:
    'Halo,\n\nEnam hari yang lalu seseorang yang tahu kata sandi Anda meminta agar verifikasi dua langkah di akun Anda dinonaktifkan. Mulai {day} pukul {time}, kata sandi saja cukup untuk masuk.\n\nItu Anda? Tidak ada yang perlu Anda lakukan.\n\nBukan Anda? Pilih kata sandi baru sekarang: verifikasi dua langkah tetap aktif. Masuk dengan langkah kedua juga membuatnya tetap aktif.\n\n[Pilih kata sandi baru]({link})',
});
