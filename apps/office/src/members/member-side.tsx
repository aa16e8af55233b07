import type { StaffThread, StaffThreads } from '@housebrand/office';
import { Button, CloseButton } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useOfficeList } from '../api/hooks';
import classes from '../kit/kit.module.css';
import { useKitMessages } from '../kit/messages';
import { Bones, Empty, Failure } from '../kit/query-part';
import { MoneySidePanel } from '../money/money-side-panel';
import { ThreadPanel } from '../support/thread-panel';
import { LineDetails } from './line-details';
import { useMemberMessages } from './messages';
import { linesOf, useStatementQuery } from './use-statement-query';

const threadsOf = ({ threads }: StaffThreads): StaffThread[] => threads;

/**
 * What `open` names, beside the tabs: `MOVE:{id}` or `PAYMENT:{id}`, `line:{id}` of the statement, or `questions`.
 */
export function MemberSide({ username, open, closeTo }: { username: string; open: string; closeTo: string }) {
  const [kind = '', id = ''] = open.split(/:(.*)/, 2);
  if (kind === 'questions') return <Questions username={username} closeTo={closeTo} />;
  if (kind === 'line') return <Line username={username} id={id} closeTo={closeTo} />;
  return <MoneySidePanel record={kind} id={id} closeTo={closeTo} />;
}

function Line({ username, id, closeTo }: { username: string; id: string; closeTo: string }) {
  const t = useMemberMessages();
  const query = useStatementQuery();
  const statement = useOfficeList('members.statement', linesOf, { path: { username }, query });
  const line = statement.rows?.find((one) => one.id === id);
  if (line) return <LineDetails line={line} closeTo={closeTo} />;
  return statement.rows ? <Empty title={t('statementEmpty')} /> : <Bones rows={5} />;
}

/** The member's questions that wait for an answer. */
function Questions({ username, closeTo }: { username: string; closeTo: string }) {
  const t = useMemberMessages();
  const kit = useKitMessages();
  const navigate = useNavigate();
  const list = useOfficeList('support.list', threadsOf, { query: { state: 'OPEN' } });
  const threads = list.rows?.filter((thread) => thread.username === username);
  return (
    <div className={classes.form}>
      <div className={classes.head}>
        <h2>{t('questions')}</h2>
        <CloseButton size="sm" aria-label={t('closeDetails')} onClick={() => void navigate(closeTo)} />
      </div>
      {!threads && !list.error && <Bones rows={4} />}
      {!threads && list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {threads?.length === 0 && !list.readMore && <Empty title={t('questionsEmpty')} />}
      {threads?.map(({ id }) => (
        <ThreadPanel key={id} id={id} />
      ))}
      {list.readMore && (
        <Button variant="default" loading={list.isReadingMore} onClick={list.readMore}>
          {kit('more')}
        </Button>
      )}
    </div>
  );
}
