import { translationOf } from '../typed.ts';
import { membershipMessagesEn } from './membership.en.ts';

export const membershipMessagesId = translationOf(membershipMessagesEn)({
  order_description: 'Pelaminan {plan} untuk satu {term}, pesanan {number}',
  term_month: 'bulan',
  term_year: 'tahun',
  active_subject: 'Keanggotaan {plan} Anda sudah aktif',
  renewed_subject: 'Keanggotaan {plan} Anda sudah diperpanjang',
  active_text:
    'Halo {name},\n\nPembayaran Anda sebesar {total} sudah kami terima. Keanggotaan {plan} Anda untuk {service} berlaku dari {from} sampai {until}.\n\n| Pesanan: {number}\n| PPN {rate}: {tax}\n| Dibayar: {total}\n| Waktu: {when}\n\n[Lihat kuitansi]({link})',
  back_subject: 'Pembayaran Anda untuk pesanan {number} kami kembalikan',
  back_text:
    'Halo {name},\n\nPembayaran Anda sebesar {total} untuk {plan}, pesanan {number}, tiba setelah pesanan kedaluwarsa atau setelah keanggotaan Anda berubah. Tidak ada yang berubah. Seluruh jumlahnya kami kembalikan; Anda tidak perlu melakukan apa pun.\n\n| Pesanan: {number}\n| Akan dikembalikan: {total}\n\nAnda dapat memesan lagi kapan saja.\n\n[Lihat keanggotaan]({link})',
  refunded_subject: 'Pembayaran Anda untuk pesanan {number} sudah dikembalikan',
  refunded_text:
    'Halo {name},\n\nKami sudah mengirim {total} kembali kepada Anda: pembayaran {plan}, pesanan {number}. Kapan dananya terlihat bergantung pada bank Anda.\n\n| Pesanan: {number}\n| Dikembalikan: {total}\n| Waktu: {when}\n| Referensi: {reference}\n\n[Lihat pesanan]({link})',
  soon_subject: 'Keanggotaan {plan} Anda berakhir dalam {days} hari',
  soon_text:
    'Halo {name},\n\nKeanggotaan {plan} Anda berlaku sampai {until}. Jika diperpanjang tepat waktu, keanggotaan berlanjut tanpa jeda; jika tidak, paket Anda beralih ke keanggotaan terbaik berikutnya, atau ke Trial, dengan batasannya.\n\n[Perpanjang keanggotaan]({link})',
  tomorrow_subject: 'Keanggotaan {plan} Anda berakhir besok',
  tomorrow_text:
    'Halo {name},\n\n{until} adalah hari terakhir keanggotaan {plan} Anda. Jika diperpanjang hari ini, keanggotaan berlanjut tanpa jeda; jika tidak, paket Anda beralih ke keanggotaan terbaik berikutnya, atau ke Trial, dengan batasannya.\n\n[Perpanjang keanggotaan]({link})',
  ended_subject: 'Keanggotaan {plan} Anda telah berakhir',
  ended_text:
    'Halo {name},\n\nKeanggotaan {plan} Anda berakhir pada {until}. Profil, klien, dan dana Anda tidak berubah. Batasan paket Anda saat ini kini berlaku.\n\nAnda dapat memesan {plan} lagi kapan saja.\n\n[Lihat keanggotaan]({link})',
  receipt_subject: 'Kuitansi {number} untuk keanggotaan',
  receipt_item: 'Keanggotaan {plan}: {service}',
  receipt_term: 'Jangka waktu',
  receipt_credit: 'Sisa {plan}',
  receipt_thanks: 'Terima kasih atas keanggotaan Anda.',
});
