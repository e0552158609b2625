import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { AgreementFile } from '../../../../contract/verification-shapes.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { agreementTexts } from '../texts.ts';
import classes from './files.module.css';

type FileFactsProps = {
  readonly file: AgreementFile;
  readonly sheet: number | null;
  /** It was looked at and could not be accepted. */
  readonly isDeclined?: boolean;
};

/** Name, size and state of a file that is attached. */
export function FileFacts({ file, sheet, isDeclined = false }: FileFactsProps) {
  const t = useTexts(agreementTexts);
  const size = useFileSize();
  const pages = file.pages === null ? [] : [t('pages', { count: file.pages, n: file.pages })];
  return (
    <div className={classes['facts']}>
      <strong>{file.name}</strong>
      <small>
        {[...(sheet === null ? [] : [t('sheet', { n: sheet })]), ...pages, size(file.size_bytes)].join(' · ')}
        <span className={classes['attached']} data-declined={isDeclined}>
          {isDeclined ? <IconAlertTriangle aria-hidden size={16} stroke={1.75} /> : <IconCircleCheck aria-hidden size={16} stroke={1.75} />}
          {t(isDeclined ? 'fileDeclined' : 'fileAttached')}
        </span>
      </small>
    </div>
  );
}

/** A size in kilobytes of 1024 bytes, as the limit is counted. */
export function useFileSize(): (bytes: number) => string {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  return (bytes) => t('size', { kilobytes: format.count(Math.ceil(bytes / 1024)) });
}
