import { useLanguage } from '@housebrand/shared/react';
import type { Language } from '@housebrand/shared';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../kit/panel';
import classes from './campaigns.module.css';
import { ScheduleChip } from './form/schedule-chip';
import { isFields, type Fields } from './form/schema';
import { useCampaignMessages } from './messages';

/** Shows the entries of a list with their texts and pictures, as edited, in either language. */
export function ContentPreview({ document }: { document: Fields }) {
  const t = useCampaignMessages();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const rows = Array.isArray(document['rows']) ? document['rows'].filter(isFields) : [];
  if (rows.length === 0) return null;
  return (
    <Panel
      title={t('preview')}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('previewLanguage')}
          data={(['th', 'en'] as const).map((value) => ({ value, label: t(value) }))}
          value={language}
          onChange={(next) => setLanguage(next as Language)}
        />
      }
    >
      <ol className={classes.shown} lang={language}>
        {rows.map((row, index) => (
          <Entry key={`${index} ${String(row['id'])}`} row={row} language={language} />
        ))}
      </ol>
    </Panel>
  );
}

function Entry({ row, language }: { row: Fields; language: Language }) {
  const textOf = (name: string) => {
    const text = isFields(row[name]) ? row[name][language] : undefined;
    return typeof text === 'string' && text !== '' ? text : null;
  };
  const picture = String(row['imgUrl'] ?? '');
  return (
    <li>
      {picture.startsWith('/media/') && <img src={picture} alt="" loading="lazy" />}
      <ScheduleChip row={row} />
      {textOf('eyebrow') && <span className={classes.faint}>{textOf('eyebrow')}</span>}
      <b>{textOf('title')}</b>
      {textOf('summary') && <span>{textOf('summary')}</span>}
      {textOf('text') && <span className={classes.shownText}>{textOf('text')}</span>}
      {textOf('action') && <span className={classes.shownAction}>{textOf('action')}</span>}
    </li>
  );
}
