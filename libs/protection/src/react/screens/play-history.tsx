import {
  AppBar,
  IfOffered,
  LinkButton,
  ListEnd,
  QueryScreen,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import type { MemberRef } from '@housebrand/shared';
import { useState } from 'react';
import { usePlayHistory } from '../api/get-play-history';
import { NetCard } from '../components/play-history/net-card';
import { PlayedDay } from '../components/play-history/played-day';
import classes from '../components/play-history/play-history.module.css';
import { RoundsSheet, type ShownGame } from '../components/play-history/rounds-sheet';
import { usePlayHistoryMessages } from '../play-history-messages';

/** `user-info/play-history`: what the member played and what it cost, by day and game. */
export default function PlayHistoryScreen() {
  const t = usePlayHistoryMessages();
  const path = usePath();
  const { member } = usePortal();
  return (
    <>
      <AppBar title={t('title')} parent={path('user-info')} />
      <main className={classes.screen}>{member && <History member={member} />}</main>
    </>
  );
}

function History({ member }: { member: MemberRef }) {
  const query = usePlayHistory(member);
  const [shown, setShown] = useState<ShownGame | null>(null);
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = query;
  const days = data?.pages.flatMap((page) => page.days) ?? [];
  const readMore = (): void => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  };
  return (
    <>
      <QueryScreen
        query={{ data: data?.pages[0], error, isPending: query.isPending, refetch }}
        skeleton={
          <SkeletonScreen className={classes.waiting}>
            <Skeleton height={120} radius={12} />
            <Skeleton width="45%" height={22} />
            <Skeleton height={4 * 68} radius={12} />
          </SkeletonScreen>
        }
      >
        {(newest) => (
          <>
            {newest.net && <NetCard member={member} net={newest.net} />}
            {days.length === 0 && !hasNextPage && <Nothing />}
            {days.map((day) => (
              <PlayedDay key={day.day} day={day} onOpen={(game) => setShown({ day: day.day, game })} />
            ))}
            {hasNextPage && (
              <ListEnd
                pages={{ total: null, hasMore: true, isReadingMore: isFetchingNextPage, readMore, error }}
                shown={data!.pages.length}
              />
            )}
          </>
        )}
      </QueryScreen>
      <RoundsSheet member={member} shown={shown} onClose={() => setShown(null)} />
    </>
  );
}

function Nothing() {
  const t = usePlayHistoryMessages();
  const path = usePath();
  return (
    <StateScreen
      kind="empty"
      title={t('empty')}
      text={t('emptyText')}
      action={
        <IfOffered menu="game">
          <LinkButton to={path('game')}>{t('games')}</LinkButton>
        </IfOffered>
      }
    />
  );
}
