// The few icons of conversations, drawn here so that the marketplace does not load an icon library.
const paths = {
  back: 'M15 6l-6 6 6 6',
  send: 'M5 12h13M12 5l7 7-7 7',
  clip: 'M19 11.5l-7.4 7.4a4.6 4.6 0 0 1-6.5-6.5l7.8-7.8a3.1 3.1 0 0 1 4.4 4.4l-7.8 7.8a1.5 1.5 0 0 1-2.2-2.2l7-7',
  close: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 7v5l3 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17',
  once: 'M5 12.5l4.5 4.5L19 7.5',
  twice: 'M3 12.5l4 4L15 8M11 16l1 1 9-9',
  warn: 'M12 8v5M12 16.5v.01M12 3.5 2.8 19.5h18.4z',
  pdf: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4M9.5 13h5M9.5 16.5h5',
  paper: 'M6.5 3.5h11v17h-11zM9.5 8h5M9.5 11.5h5M9.5 15h3',
  archive: 'M4 5.5h16v4H4zM5.5 9.5v9h13v-9M10 13h4',
  flag: 'M6 21V4.5c4-2.5 8 2.5 12 0v9c-4 2.5-8-2.5-12 0',
  down: 'M6 10l6 6 6-6',
  leaf: 'M4 20C4 10 10 4 20 4c0 10-6 16-16 16zM4 20 14 10',
} as const;

export function Sign({ of, size = 20 }: { readonly of: keyof typeof paths; readonly size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[of]} />
    </svg>
  );
}
