import type { OfficeBoard, OfficeBoardRow, ReasonRequest } from '@housebrand/office';
import { formatCount } from '@housebrand/shared';
import { useLanguage } from '@housebrand/shared/react';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useOffice, useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { DataTable, type Column } from '../kit/data-table';
import { Panel } from '../kit/panel';
import { Empty, QueryPart } from '../kit/query-part';
import { useMay } from '../session/session-context';
import classes from './campaigns.module.css';
import { isFields, rowName, type Fields } from './form/schema';
import { useCampaignMessages } from './messages';

/** The first places of one of the saved tournaments, and a way to end it early. */
export function BoardPanel({ document }: { document: Fields }) {
  const t = useCampaignMessages();
  const language = useLanguage();
  const may = useMay();
  const rows = Array.isArray(document['rows']) ? document['rows'].filter(isFields) : [];
  const tournaments = rows.map((row) => ({ value: String(row['id']), label: rowName(row, language) }));
  const [wanted, setWanted] = useState<string | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  // one that has ended leaves the list
  const chosen = tournaments.find(({ value }) => value === wanted) ?? tournaments[0];
  if (!chosen) return null;
  const isRunning = rows.some(
    ({ id, startDate }) => id === chosen.value && Date.parse(String(startDate)) <= Date.now(),
  );
  return (
    <Panel
      title={t('board')}
      actions={
        isRunning &&
        may('campaigns.endTournament') && (
          <Button size="compact-sm" variant="default" onClick={() => setIsEnding(true)}>
            {`${t('endTournament')}…`}
          </Button>
        )
      }
    >
      <div className={classes.board}>
        <Select label={t('kind.tournaments')} data={tournaments} value={chosen.value} onChange={setWanted} />
        <Board id={chosen.value} />
      </div>
      {isEnding && <EndDialog id={chosen.value} name={chosen.label} onClose={() => setIsEnding(false)} />}
    </Panel>
  );
}

function EndDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useCampaignMessages();
  const end = useOfficeAction<OfficeBoard, ReasonRequest>('campaigns.endTournament', { id });
  return (
    <ActionDialog
      isDanger
      title={t('endTournamentTitle', { name })}
      consequence={t('endTournamentText')}
      confirm={t('endTournament')}
      action={end}
      bodyOf={(reason) => ({ reason })}
      onClose={onClose}
    />
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
