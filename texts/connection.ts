import type { Language } from './typed.ts';

type ConnectionTexts = {
  readonly chunkFailed: string;
  readonly retry: string;
  readonly offline: string;
  readonly timeout: string;
  readonly fault: string;
};

/** What is said when the network fails, or an answer has no words of its own: needed before any catalogue is there, so both languages are at hand. (spec 8) */
export const connectionTexts: Readonly<Record<Language, ConnectionTexts>> = {
  en: {
    chunkFailed: 'Loading chunk {n} failed',
    retry: 'Retry',
    offline: 'We cannot reach the server. Check your connection and try again',
    timeout: 'The server did not answer in time. Please try again',
    fault: 'Something went wrong on our side. Please try again',
  },
  id: {
    chunkFailed: 'Gagal memuat bagian {n}',
    retry: 'Coba lagi',
    offline: 'Server tidak dapat dijangkau. Periksa koneksi Anda lalu coba lagi',
    timeout: 'Server tidak menjawab tepat waktu. Silakan coba lagi',
    fault: 'Terjadi kesalahan di pihak kami. Silakan coba lagi',
  },
};
