// The terms a vendor accepts when submitting the agreement. The version and the hash of the accepted text are stored, so a changed sentence requires a new
// version; a test enforces this.
import type { Language } from './typed.ts';

export const termsVersion = '2026-11';

interface Clause {
  readonly heading: string;
  readonly text: string;
}

export const terms: Readonly<Record<Language, { readonly title: string; readonly clauses: readonly Clause[] }>> = {
  en: {
    title: 'Vendor agreement',
    clauses: [
      {
        heading: '1. What you confirm',
        text: 'Everything you entered is true and complete, the documents are yours and genuine, and you may sign for this business: as its owner, or as the person in charge of the company.',
      },
      {
        heading: '2. What we use it for',
        text: 'We use your details and documents to verify who you are, to pay money out to you and to meet our duties under tax law and the rules against money laundering. We use them for nothing else and sell them to nobody.',
      },
      {
        heading: '3. Your picture and your ID card',
        text: 'By sending a picture of yourself with your ID card you agree that our staff compares your face with the card. We do not use automatic face recognition. You may withdraw this consent at any time; payouts then stop until you are verified another way.',
      },
      {
        heading: '4. How we keep it',
        text: 'Your documents are stored encrypted and opened only by you and by staff who verify agreements. Every opening is recorded. We keep them while you work with us and afterwards as long as the law requires, ten years at most.',
      },
      {
        heading: '5. Payouts',
        text: 'Money is paid out only to the bank account named in this agreement, whose holder must match your tax name or, if you have no tax number, your ID card. Fees of the receiving bank are yours.',
      },
      {
        heading: '6. Changes',
        text: 'Tell us within 14 days when your business, its signatory or its bank account changes. An approved agreement stays in force until a new version of it is approved.',
      },
      {
        heading: '7. Law and disputes',
        text: 'Indonesian law applies. We try to settle disputes by talking first; otherwise the courts of South Jakarta decide. Where the Indonesian and the English text differ, the Indonesian one counts.',
      },
    ],
  },
  id: {
    title: 'Perjanjian vendor',
    clauses: [
      {
        heading: '1. Pernyataan Anda',
        text: 'Seluruh data yang Anda isi benar dan lengkap, dokumen adalah milik Anda dan asli, serta Anda berwenang menandatangani atas nama usaha ini: sebagai pemilik, atau sebagai penanggung jawab perusahaan.',
      },
      {
        heading: '2. Tujuan penggunaan',
        text: 'Kami menggunakan data dan dokumen Anda untuk memverifikasi identitas, membayarkan dana kepada Anda, serta memenuhi kewajiban perpajakan dan pencegahan pencucian uang. Kami tidak menggunakannya untuk hal lain dan tidak menjualnya kepada siapa pun.',
      },
      {
        heading: '3. Foto diri dan KTP',
        text: 'Dengan mengirim foto diri bersama KTP, Anda setuju bahwa staf kami mencocokkan wajah Anda dengan KTP. Kami tidak memakai pengenalan wajah otomatis. Anda dapat menarik persetujuan ini kapan saja; pencairan dana dihentikan sampai Anda diverifikasi dengan cara lain.',
      },
      {
        heading: '4. Penyimpanan',
        text: 'Dokumen Anda disimpan terenkripsi dan hanya dibuka oleh Anda dan staf yang memverifikasi perjanjian. Setiap pembukaan dicatat. Kami menyimpannya selama Anda bekerja sama dengan kami dan setelahnya selama diwajibkan hukum, paling lama sepuluh tahun.',
      },
      {
        heading: '5. Pencairan dana',
        text: 'Dana hanya dibayarkan ke rekening bank yang tercantum dalam perjanjian ini. Nama pemilik rekening harus sesuai dengan nama wajib pajak atau, bila tidak memiliki NPWP, dengan KTP. Biaya bank penerima menjadi tanggungan Anda.',
      },
      {
        heading: '6. Perubahan',
        text: 'Beri tahu kami dalam 14 hari bila usaha, penanda tangan, atau rekening bank berubah. Perjanjian yang telah disetujui tetap berlaku sampai versi barunya disetujui.',
      },
      {
        heading: '7. Hukum dan sengketa',
        text: 'Hukum Indonesia berlaku. Sengketa diselesaikan terlebih dahulu dengan musyawarah; bila tidak tercapai, Pengadilan Negeri Jakarta Selatan yang memutuskan. Bila naskah bahasa Indonesia dan bahasa Inggris berbeda, naskah bahasa Indonesia yang berlaku.',
      },
    ],
  },
};

/** The terms as one text: what is hashed when they are accepted. */
export const termsText = (language: Language): string =>
  [terms[language].title, ...terms[language].clauses.flatMap(({ heading, text }) => [heading, text])].join('\n');
