import type { OfficeCallName } from '@housebrand/office';
import { saveFile, useMutation } from '@housebrand/shared/react';
import { Button } from '@mantine/core';
import { fileOfOffice } from '../api/call';
import classes from '../kit/kit.module.css';
import { useAgent } from '../session/session-context';
import { useReportMessages } from './messages';

const FILE_TYPES = ['xlsx', 'csv'] as const;
type FileType = (typeof FILE_TYPES)[number];

/** What is downloaded. */
export interface Download {
  calls: Readonly<Record<FileType, OfficeCallName>>;
  query: Readonly<Record<string, string>>;
  /** Name of the file without its ending. */
  name: string;
  /** What the files are about, for screen readers, if a page has several. */
  about?: string;
}

/** Downloads a report as it is shown. */
export function FileButtons({ calls, query, name, about }: Download) {
  const t = useReportMessages();
  const { prefix } = useAgent();
  const load = useMutation<Blob, FileType>({
    mutationFn: (type) => fileOfOffice(calls[type], { query, agent: prefix }),
    onSuccess: (file, type) => saveFile(file, `${name}.${type}`),
  });
  return (
    <div className={classes.buttons}>
      {load.error && <span className={classes.failure}>{load.error.message}</span>}
      {FILE_TYPES.map((type) => (
        <Button
          key={type}
          variant="default"
          loading={load.isPending && load.variables === type}
          disabled={load.isPending}
          aria-label={about && `${t(type)}: ${about}`}
          onClick={() => load.mutate(type)}
        >
          {about ? type.toUpperCase() : t(type)}
        </Button>
      ))}
    </div>
  );
}
