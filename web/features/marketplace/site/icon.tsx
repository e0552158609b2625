import styles from './icon.module.css';

const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.500L20 20',
  heart: 'M12 20l-7-7.300q-2.6-3-.6-6Q6.8 3.8 10 5.500q1.3.8 2 2 .7-1.2 2-2 3.2-1.7 5.6 1.2 2 3-.6 6z',
  place: 'M12 21q-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0q0 5-6.5 11zM12 7.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20q1-5 7.5-5t7.5 5',
  left: 'M14.5 5.500L8 12l6.5 6.5',
  right: 'M9.5 5.500L16 12l-6.5 6.5',
  down: 'M5.5 9.500L12 16l6.5-6.5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  phone: 'M6 4h3.500l1.5 4.5-2 1.500q1.5 3.5 5 5l1.5-2 4.5 1.500V18q0 2-2 2Q5 19 4 6q0-2 2-2z',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 9.500q0 5 5.5 5.500l1-1.5-2-1-1 1q-1.5-.7-2-2l1-1-.8-2z',
  calendar: 'M4 6h16v14H4zM4 10.500h16M8.500 3.500v4M15.500 3.500v4',
  letter: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  bell: 'M6 16.500q1.500-2 1.500-6a4.500 4.500 0 0 1 9 0q0 4 1.500 6zM10 19.500q2 1.500 4 0',
  warning: 'M12 4L2.8 19.500h18.400zM12 10v4.500M12 17v.1',
  share: 'M12 15V3.500M7.500 7.500L12 3l4.500 4.500M7 10.500H4.500V20.500h15V10.500H17',
  filter: 'M4 7h10M18 7h2M4 12h2M10 12h10M4 17h8M16 17h4M16 5v4M8 10v4M14 15v4',
} as const;
export type IconName = keyof typeof paths;

/** A line icon in the colour of its text. Decoration: what it stands for is said in words beside it or by the label of its control. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
