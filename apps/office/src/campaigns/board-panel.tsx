import type { OfficeBoard, OfficeBoardRow } from '@housebrand/office';
import { formatCount } from '@housebrand/shared';
import { useLanguage } from '@housebrand/shared/react';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useOffice } from '../api/hooks';
import { DataTable, type Column } from '../kit/data-table';
import { Panel } from '../kit/panel';
import { Empty, QueryPart } from '../kit/query-part';
import classes from './campaigns.module.css';
import { isFields, rowName, type Fields } from './form/schema';
import { useCampaignMessages } from './messages';

/** The first places of one of the saved tournaments. */
export function BoardPanel({ document }: { document: Fields }) {
  const t = useCampaignMessages();
  const language = useLanguage();
  const rows = Array.isArray(document['rows']) ? document['rows'].filter(isFields) : [];
  const tournaments = rows.map((row) => ({ value: String(row['id']), label: rowName(row, language) }));
  const [chosen, setChosen] = useState(tournaments[0]?.value ?? null);
  if (chosen === null) return null;
  return (
    <Panel title={t('board')}>
      <div className={classes.board}>
        <Select label={t('kind.tournaments')} data={tournaments} value={chosen} onChange={setChosen} />
        <Board id={chosen} />
      </div>
    </Panel>
  );
}

function Board({ id }: { id: string }) {
  const t = useCampaignMessages();
  const board = useOffice<OfficeBoard>('campaigns.board', { path: { id } });
  const columns: Column<OfficeBoardRow>[] = [
    { key: 'rank', head: t('boardRank'), cell: ({ rank }) => rank, fit: 'tight' },
    { key: 'member', head: t('boardMember'), cell: ({ username }) => username },
    { key: 'score', head: t('boardScore'), cell: ({ score }) => formatCount(score), fit: 'end' },
    { key: 'prize', head: t('boardPrize'), cell: ({ reward }) => (reward > 0 ? formatCount(reward) : ''), fit: 'end' },
  ];
  return (
    <QueryPart query={board} rows={3}>
      {({ rows, members }) =>
        rows.length === 0 ? (
          <Empty title={t('boardEmpty')} />
        ) : (
          <>
            <p className={classes.faint}>{t('boardMembers', { count: members })}</p>
            <DataTable
              label={t('board')}
              columns={columns}
              rows={rows}
              rowKey={({ rank, username }) => `${rank} ${username}`}
            />
          </>
        )
      }
    </QueryPart>
  );
}
