/** The reminder of tasks. */
export const clientMessagesEn = {
  tasks_subject: { one: '{count} task is due today', other: '{count} tasks are due today' },
  tasks_text: 'Hello {name},\n\nThis is what you wanted to do for your clients:\n\n- {tasks}\n\n[See tasks]({link})',
  task: '{title} ({who})',
  task_at: '{time} WIB: {title} ({who})',
} as const;
