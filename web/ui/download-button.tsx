import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../base/calls/download.ts';
import { notifyFailure } from '../base/client-state.ts';
import { Button } from './button.tsx';

type DownloadButtonProps<E extends Parameters<typeof download>[0]> = {
  readonly endpoint: E;
  readonly input: NonNullable<Parameters<typeof download<E>>[1]>;
  readonly children: string;
  /** When the words on the button do not say which file. */
  readonly label?: string;
  readonly variant?: 'filled' | 'default' | 'subtle';
};

/** Fetches a file; what prevents it is said in a toast. */
export function DownloadButton<E extends Parameters<typeof download>[0]>(props: DownloadButtonProps<E>) {
  const { endpoint, input, children, label, variant = 'default' } = props;
  const fetching = useMutation({
    mutationFn: () => download(endpoint, input),
    onError: notifyFailure,
  });
  return (
    <Button
      variant={variant}
      aria-label={label}
      loading={fetching.isPending}
      leftSection={<IconDownload aria-hidden size={18} stroke={1.75} />}
      onClick={() => fetching.mutate()}
    >
      {children}
    </Button>
  );
}
