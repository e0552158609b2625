import { translationOf } from '../typed.ts';
import type { operationsMessagesEn } from './operations.en.ts';

export const operationsMessagesId = translationOf<typeof operationsMessagesEn>()({
  refunded_subject: 'Biaya klik yang Anda laporkan telah dikembalikan',
  refunded_text:
    'Halo {name},\n\nKami telah memeriksa klik tanggal {when} yang Anda laporkan. Sebesar {amount} sudah kembali ke saldo Anda dan klik itu tidak lagi dihitung dalam statistik.\n\n> Alasan kami:\n> {reason}\n\n[Lihat klik]({link})',
  refused_subject: 'Keputusan kami tentang klik yang Anda laporkan',
  refused_text:
    'Halo {name},\n\nKami telah memeriksa klik tanggal {when} yang Anda laporkan. Klik itu valid sehingga biaya {amount} tetap berlaku.\n\n> Alasan kami:\n> {reason}\n\n[Lihat klik]({link})',
  credit_given_subject: 'Kredit iklan {amount} ditambahkan oleh tim kami',
  credit_given_text:
    'Halo {name},\n\nTim kami menambahkan kredit iklan {amount} ke saldo Anda.\n\n| Jumlah: {amount}\n| Saldo Anda: {balance}\n\n> Alasan:\n> {reason}\n\n[Lihat riwayat kredit]({link})',
  credit_taken_subject: 'Kredit iklan {amount} ditarik oleh tim kami',
  credit_taken_text:
    'Halo {name},\n\nTim kami menarik kredit iklan {amount} dari saldo Anda.\n\n| Jumlah: {amount}\n| Saldo Anda: {balance}\n\n> Alasan:\n> {reason}\n\n[Lihat riwayat kredit]({link})\n\nJika ini keliru, silakan balas email ini.',
  spam_agreed_subject: 'Kami setuju: percakapan itu spam',
  spam_agreed_text:
    'Halo {name},\n\nKami telah memeriksa percakapan yang Anda laporkan dan setuju bahwa itu spam. Percakapan itu ditutup dan {couple} tidak dapat lagi mengirim pesan kepada Anda.\n\n> Alasan kami:\n> {reason}\n\n[Buka kotak masuk]({link})',
  spam_returned_text:
    'Halo {name},\n\nKami telah memeriksa percakapan yang Anda laporkan dan setuju bahwa itu spam. Percakapan itu ditutup, {couple} tidak dapat lagi mengirim pesan kepada Anda, dan kredit kontak Anda sudah dikembalikan.\n\n> Alasan kami:\n> {reason}\n\n[Buka kotak masuk]({link})',
  spam_refused_subject: 'Keputusan kami tentang percakapan yang Anda laporkan',
  spam_refused_text:
    'Halo {name},\n\nKami telah memeriksa percakapan dengan {couple} yang Anda laporkan. Menurut kami itu bukan spam. Percakapan tetap ada di folder spam; Anda dapat memindahkannya kembali ke kotak masuk dan membalas.\n\n> Alasan kami:\n> {reason}\n\n[Buka kotak masuk]({link})',
  spam_agreed_text_couple:
    'Halo {name},\n\nKami telah memeriksa percakapan dengan {vendor} yang Anda laporkan dan setuju bahwa itu spam. Percakapan itu ditutup dan {vendor} tidak dapat lagi mengirim pesan kepada Anda.\n\n> Alasan kami:\n> {reason}\n\n[Lihat percakapan]({link})',
  spam_refused_text_couple:
    'Halo {name},\n\nKami telah memeriksa percakapan dengan {vendor} yang Anda laporkan. Menurut kami itu bukan spam. Percakapan tetap ada di folder spam; Anda dapat memindahkannya kembali ke kotak masuk dan membalas.\n\n> Alasan kami:\n> {reason}\n\n[Lihat percakapan]({link})',
  suspended_subject: 'Akun Anda ditangguhkan',
  suspended_text:
    'Halo {name},\n\nAkun Anda ditangguhkan: Anda masih dapat melihat semuanya, tetapi profil dan iklan Anda tidak tayang dan tidak ada yang dapat dibeli.\n\n> Alasan:\n> {reason}\n\n[Lihat akun]({link})\n\nJika ini keliru, silakan balas email ini.',
  published_subject: 'Profil Anda telah terbit',
  published_text:
    'Halo {name},\n\nProfil Anda telah terbit dan dapat ditemukan calon pengantin.\n\n> Alasan:\n> {reason}\n\n[Lihat akun]({link})',
  unpublished_subject: 'Profil Anda tidak lagi terbit',
  unpublished_text:
    'Halo {name},\n\nProfil Anda disembunyikan dari marketplace. Profil terbit kembali begitu disimpan lengkap.\n\n> Alasan:\n> {reason}\n\n[Ubah profil]({link})',
  batch_number: 'Pencairan',
  batch_holder: 'Nama pemilik',
  batch_bank: 'Bank',
  batch_account: 'Nomor rekening',
  batch_amount: 'Jumlah (Rp)',
  batch_vendor: 'Usaha',
  batch_file: 'File',
  batch_remark: 'Keterangan',
  batch_closed: 'Sudah ditutup setelah file ini dibuat, jangan dibayar',
});
