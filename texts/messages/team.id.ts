import { translationOf } from '../typed.ts';
import type { teamMessagesEn } from './team.en.ts';

export const teamMessagesId = translationOf<typeof teamMessagesEn>()({
  role_manager: 'Manajer',
  role_sales: 'Penjualan',
  role_finance: 'Keuangan',
  role_viewer: 'Anggota hanya lihat',
  invited_subject: 'Anda mengundang {person} ke tim Anda',
  invited_text:
    'Halo {name},\n\nAnda mengundang {person} ke tim Anda sebagai {role}. Undangan berlaku 7 hari.\n\nBukan Anda? Batalkan undangan dan ganti kata sandi Anda.\n\n[Lihat tim]({link})',
  joined_subject: '{person} bergabung dengan tim Anda',
  joined_text:
    'Halo {name},\n\n{person} menerima undangan Anda dan kini bekerja untuk usaha Anda sebagai {role}.\n\nAnda dapat mengganti peran atau mengeluarkannya kapan saja.\n\n[Lihat tim]({link})',
  changed_subject: 'Anda mengganti peran {person}',
  changed_text:
    'Halo {name},\n\n{person} kini menjadi {role} di tim Anda dan perlu masuk lagi.\n\nBukan Anda? Kembalikan perannya dan ganti kata sandi Anda.\n\n[Lihat tim]({link})',
  removed_subject: 'Anda mengeluarkan {person} dari tim Anda',
  removed_text:
    'Halo {name},\n\n{person} tidak lagi berada di tim Anda dan telah dikeluarkan dari semua perangkat.\n\nBukan Anda? Ganti kata sandi Anda dan undang lagi.\n\n[Lihat tim]({link})',
  left_subject: '{person} keluar dari tim Anda',
  left_text:
    'Halo {name},\n\n{person} ({role}) keluar dari tim Anda dan tidak lagi memiliki akses ke usaha Anda. Jika mereka tahu alamat rahasia kalender Anda, ganti alamat itu di halaman kalender.\n\n[Lihat tim]({link})',
  role_subject: 'Peran baru Anda di {business}',
  role_text: 'Halo {name},\n\nPeran Anda di {business} kini {role}. Silakan masuk lagi.\n\n[Masuk]({link})',
  out_subject: 'Anda tidak lagi berada di tim {business}',
  out_text:
    'Halo {name},\n\nAnda dikeluarkan dari tim {business}. Akun Anda ditutup dan Anda dikeluarkan dari semua perangkat.\n\nAda pertanyaan? Hubungi pemilik usaha.\n\n[Baca bantuan]({link})',
});
