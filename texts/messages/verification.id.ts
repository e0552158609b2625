import { translationOf } from '../typed.ts';
import type { verificationMessagesEn } from './verification.en.ts';

export const verificationMessagesId = translationOf<typeof verificationMessagesEn>()({
  approved_subject: 'Perjanjian Anda disetujui',
  approved_text:
    'Halo {business},\n\nPerjanjian Anda (versi {number}) telah disetujui. Dana yang Anda peroleh kini dapat dibayarkan ke rekening bank yang tercantum.\n\n[Lihat perjanjian]({link})',
  declined_subject: 'Perjanjian Anda perlu diperbaiki',
  declined_text:
    'Halo {business},\n\nKami telah memeriksa perjanjian Anda (versi {number}). Sebelum dapat kami setujui, mohon perbaiki hal berikut:\n\n- {parts}\n\nHanya bagian ini yang diminta kembali; bagian lain tetap seperti semula.\n\n[Perbaiki dokumen]({link})',
  part_form: 'Data pada formulir',
  part_id_card: 'KTP atau kartu identitas',
  part_selfie_with_id: 'Foto diri dengan kartu identitas',
  part_tax_id: 'NPWP',
  part_sppkp: 'SPPKP',
  part_non_vat_statement: 'Surat pernyataan non-PKP',
  part_deed: 'Akta pendirian perusahaan',
  part_nib: 'NIB',
  part_siup: 'SIUP',
  part_tdp: 'TDP',
  part_power_of_attorney: 'Surat kuasa',
  part_dgt_1: 'Formulir DGT-1',
  part_certificate_of_residence: 'Surat keterangan domisili (CoR)',
  part_non_collected_vat_certificate: 'Surat keterangan PPN tidak dipungut',
  part_royalty_disclaimer: 'Surat pernyataan royalti',
  reason_not_readable: 'tidak terbaca',
  reason_edges_missing: 'tepi dokumen terpotong',
  reason_copy_or_screenshot: 'fotokopi atau tangkapan layar',
  reason_expired: 'sudah tidak berlaku',
  reason_wrong_type: 'bukan dokumen yang diminta',
  reason_name_mismatch: 'nama tidak sesuai',
  reason_number_mismatch: 'nomor tidak sesuai',
  reason_face_mismatch: 'wajah tidak sesuai dengan kartu',
  reason_page_missing: 'ada halaman yang hilang',
  reason_not_signed: 'belum ditandatangani',
  reason_password_protected: 'dilindungi kata sandi',
  reason_other: 'alasan lain',
});
