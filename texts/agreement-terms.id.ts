import type { agreementTermsEn } from './agreement-terms.en.ts';
import { translationOf } from './typed.ts';

export const agreementTermsId = translationOf<typeof agreementTermsEn>()({
  'truth.title': 'Data yang Anda serahkan benar',
  'truth.text':
    'Seluruh isi formulir dan dokumen ini benar, lengkap, dan masih berlaku. Dokumen tersebut milik Anda sendiri atau milik usaha yang Anda wakili, dan tidak ada bagian yang diubah.',
  'right.title': 'Anda berhak menandatangani',
  'right.text':
    'Anda adalah pemilik usaha, penanggung jawabnya, atau pemegang surat kuasa. Persetujuan Anda di sini mengikat usaha tersebut.',
  'payment.title': 'Tujuan pembayaran',
  'payment.text':
    'Penarikan dana dibayarkan ke rekening bank dalam formulir ini, yang pemiliknya sama dengan nama wajib pajak. Anda memberi tahu kami sebelum rekening berubah; sebelum itu, pembayaran ke rekening ini dianggap telah Anda terima.',
  'tax.title': 'Pajak',
  'tax.text':
    'Anda membayar pajak atas penghasilan Anda sendiri. Jika peraturan mewajibkan kami memotong atau melaporkan pajak, kami melakukannya dengan nomor pajak dalam formulir ini dan memberikan bukti potongnya kepada Anda.',
  'privacy.title': 'Penggunaan dokumen Anda',
  'privacy.text':
    'Dokumen hanya digunakan untuk memastikan siapa yang menerima dana dan untuk memenuhi kewajiban hukum kami. Dokumen disimpan terenkripsi, hanya dibuka oleh Anda dan petugas pemeriksa, dan setiap pembukaan dicatat. Dokumen disimpan selama diwajibkan peraturan pembukuan, lalu dihapus.',
  'change.title': 'Jika ada perubahan',
  'change.text':
    'Jika pemilik, penanda tangan, status pajak, atau rekening bank berubah, Anda menyerahkan versi baru. Kami dapat meminta kembali dokumen yang telah kedaluwarsa dan menahan penarikan dana sampai dokumen tersebut kami terima.',
  'law.title': 'Hukum yang berlaku',
  'law.text':
    'Perjanjian ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan dengan musyawarah terlebih dahulu, kemudian melalui pengadilan di tempat kedudukan kami.',
});
