import { translationOf } from '../typed.ts';
import type { clientMessagesEn } from './clients.en.ts';

export const clientMessagesId = translationOf<typeof clientMessagesEn>()({
  tasks_subject: '{count} tugas jatuh tempo hari ini',
  tasks_text: 'Halo {name},\n\nIni yang ingin Anda kerjakan untuk klien Anda:\n\n- {tasks}\n\n[Lihat tugas]({link})',
  task: '{title} ({who})',
  task_at: '{time} WIB: {title} ({who})',
});
