import { translationOf } from '../typed.ts';
import type { quotationMessagesEn } from './quotations.en.ts';

export const quotationMessagesId = translationOf<typeof quotationMessagesEn>()({
  said_sent: 'Penawaran {number} senilai {total}',
  said_accepted: 'Kami menerima penawaran {number} senilai {total}',
  said_declined: 'Kami menolak penawaran {number}',
  said_withdrawn: 'Penawaran {number} telah ditarik',
  payment_description: '{label}, penawaran {number} dari {vendor}',
  sent_subject: 'Penawaran dari {other}',
  sent_text:
    'Halo {name},\n\n{other} mengirim penawaran {number} senilai {total}. Anda dapat menerima atau menolaknya sampai {valid}.\n\n| Penawaran: {number}\n| Total: {total}\n| Berlaku sampai: {valid}\n\n[Lihat penawaran]({link})',
  accepted_subject: '{other} menerima penawaran Anda',
  accepted_text:
    'Halo {name},\n\n{other} menerima penawaran {number} senilai {total}. Pembayarannya lewat Pelaminan, dan Anda melihat setiap pembayaran begitu dananya masuk.\n\n| Penawaran: {number}\n| Total: {total}\n\n[Lihat penawaran]({link})',
  accepted_full_subject: '{other} menerima penawaran Anda, dan {day} melebihi kapasitas Anda',
  accepted_full_text:
    'Halo {name},\n\n{other} menerima penawaran {number} senilai {total}. Di kalender Anda, {day} sudah penuh. Jika pernikahan ini tidak dapat Anda tangani juga, kirim pesan kepada {other} sebelum mereka membayar.\n\n| Penawaran: {number}\n| Total: {total}\n| Tanggal pernikahan: {day}\n\n[Lihat penawaran]({link})',
  agreed_subject: 'Anda menerima penawaran {other}',
  agreed_text:
    'Halo {name},\n\nAnda menerima penawaran {number} dari {other} senilai {total}. Jadwal dan cara membayarnya ada di halaman penawaran.\n\n| Penawaran: {number}\n| Total: {total}\n\n[Lihat jadwal pembayaran]({link})\n\nKami mengingatkan Anda tiga hari sebelumnya dan pada harinya.',
  ground_too_expensive: 'Di atas anggaran kami',
  ground_date: 'Tanggalnya tidak cocok',
  ground_chose_other: 'Kami memilih vendor lain',
  ground_not_now: 'Kami belum memutuskan',
  ground_other: 'Alasan lain',
  waiting_subject: '{other} belum memutuskan penawaran Anda',
  waiting_text:
    'Halo {name},\n\n{other} belum memutuskan penawaran {number} senilai {total}. {seen} Pesan singkat sering membantu.\n\n| Berlaku sampai: {valid}\n\n[Lihat penawaran]({link})',
  ends_subject: 'Penawaran Anda untuk {other} segera berakhir',
  ends_text:
    'Halo {name},\n\n{other} dapat menerima penawaran {number} senilai {total} sampai akhir {valid}. {seen} Tulislah kepada mereka, atau kirim versi baru dengan waktu lebih panjang.\n\n[Lihat penawaran]({link})',
  seen: 'Mereka sudah membukanya.',
  not_seen: 'Mereka belum membukanya.',
  declined_subject: '{other} menolak penawaran Anda',
  declined_text:
    'Halo {name},\n\n{other} menolak penawaran {number} senilai {total}.\n\n| Alasan: {ground}\n\n> Kata mereka:\n> {reason}\n\nAnda dapat mengirim versi baru.\n\n[Lihat penawaran]({link})',
  withdrawn_subject: '{other} menarik penawarannya',
  withdrawn_text:
    'Halo {name},\n\n{other} menarik penawaran {number} senilai {total}. Anda tidak perlu melakukan apa pun, dan penawarannya masih dapat dibaca.\n\n> Alasan mereka:\n> {reason}\n\n[Lihat penawaran]({link})',
  expired_subject: 'Penawaran {number} sudah kedaluwarsa',
  expired_text:
    'Halo {name},\n\n{other} belum memutuskan penawaran {number} senilai {total} sampai {valid}, sehingga penawaran itu kedaluwarsa. Anda dapat mengirim versi baru.\n\n| Penawaran: {number}\n| Total: {total}\n\n[Lihat penawaran]({link})',
  soon_subject: '{label} untuk {other} jatuh tempo {due}',
  soon_text:
    'Halo {name},\n\n{amount} untuk {other} ({label}, penawaran {number}) jatuh tempo pada {due}.\n\n| Jumlah: {amount}\n| Untuk: {label}, {other}\n| Penawaran: {number}\n| Jatuh tempo: {due}\n\n[Bayar sekarang]({link})',
  today_subject: '{label} untuk {other} jatuh tempo hari ini',
  today_text:
    'Halo {name},\n\n{amount} untuk {other} ({label}, penawaran {number}) jatuh tempo hari ini, {due}.\n\n| Jumlah: {amount}\n| Untuk: {label}, {other}\n| Penawaran: {number}\n| Jatuh tempo: {due}\n\n[Bayar sekarang]({link})',
  overdue_subject: '{label} untuk {other} lewat jatuh tempo',
  overdue_text:
    'Halo {name},\n\n{amount} untuk {other} ({label}, penawaran {number}) jatuh tempo pada {due} dan belum kami terima. Anda masih dapat membayarnya.\n\n| Jumlah: {amount}\n| Untuk: {label}, {other}\n| Penawaran: {number}\n| Jatuh tempo: {due}\n\n[Bayar sekarang]({link})\n\nJika ada kendala, kirim pesan kepada {other} di percakapan Anda.',
  instalment_paid_subject: '{label} untuk {other} sudah kami terima: {amount}',
  instalment_paid_text:
    'Halo {name},\n\nKami menerima {amount}: {label} dari penawaran {number} dari {other}. Pembayaran itu tercatat lunas.\n\n| Jumlah: {amount}\n| Untuk: {label}, {other}\n| Penawaran: {number}\n| Diterima: {when}\n\n[Lihat penawaran]({link})',
  instalment_received_subject: '{other} membayar {amount}: {label}',
  instalment_received_text:
    'Halo {name},\n\n{other} membayar {label} dari penawaran {number}. Jumlah itu kini menjadi bagian penghasilan Anda.\n\n| Dibayar: {amount}\n| Waktu: {when}\n| Biaya kami: {fee}\n| Anda terima: {net}\n\n[Lihat penawaran]({link})',
  instalment_late_subject: '{label} untuk {other}: pembayaran {amount} Anda terlambat masuk',
  instalment_late_text:
    'Halo {name},\n\nPembayaran {amount} untuk {other} ({label}, penawaran {number}) masuk setelah waktunya habis, sehingga tidak dihitung. Seluruh jumlahnya kami kembalikan. Jika Anda membayar lewat transfer bank atau QRIS, beri tahu kami rekening tujuannya di halaman penawaran.\n\n| Jumlah: {amount}\n| Untuk: {label}, {other}\n| Penawaran: {number}\n\nCicilannya masih terbuka.\n\n[Bayar sekarang]({link})',
  instalment_twice_subject: '{label} untuk {other} terbayar dua kali',
  instalment_twice_text:
    'Halo {name},\n\nPembayaran {amount} untuk {other} ({label}, penawaran {number}) masuk padahal cicilan itu sudah lunas. Seluruh jumlahnya kami kembalikan. Jika Anda membayar lewat transfer bank atau QRIS, beri tahu kami rekening tujuannya di halaman penawaran.\n\n| Jumlah: {amount}\n| Untuk: {label}, {other}\n| Penawaran: {number}\n\n[Lihat penawaran]({link})',
  instalment_refunding_subject: 'Pengembalian dana diproses: {amount}, {label} dari penawaran {number}',
  instalment_refunding_text_couple:
    'Halo {name},\n\n{amount} yang Anda bayarkan kepada {other} ({label}, penawaran {number}) akan dikembalikan kepada Anda.\n\n> Alasan:\n> {reason}\n\nDananya belum dikirim. Jika Anda membayar lewat transfer bank atau QRIS, beri tahu kami rekening tujuannya di halaman penawaran. Kami akan mengirim email begitu dananya sudah dikirim.\n\n[Lihat penawaran]({link})',
  instalment_refunding_text_vendor:
    'Halo {name},\n\n{amount} ({label}, penawaran {number}) akan dikembalikan kepada {other}. Jumlah itu sudah dipotong dari penghasilan Anda, dan kami tidak mengambil biaya atasnya.\n\n> Alasan:\n> {reason}\n\n[Lihat penawaran]({link})',
  instalment_refunded_subject: 'Dana dikembalikan: {amount}, {label} dari penawaran {number}',
  instalment_refunded_text:
    'Halo {name},\n\nKami sudah mengirim {amount} kembali kepada Anda: {label} dari penawaran {number}, {other}. Kapan dananya terlihat bergantung pada bank Anda.\n\n| Jumlah: {amount}\n| Untuk: {label}, {other}\n| Penawaran: {number}\n| Dikirim: {when}\n| Referensi: {reference}\n\n[Lihat penawaran]({link})',
  paid_subject: '{amount} untuk {other} sudah kami terima',
  received_subject: '{other} membayar {amount}',
  late_subject: 'Pembayaran {amount} Anda terlambat masuk',
  twice_subject: '{label} terbayar dua kali',
  refunding_subject: 'Pengembalian dana diproses: {amount} dari penawaran {number}',
  refunded_subject: 'Dana dikembalikan: {amount} dari penawaran {number}',
});
