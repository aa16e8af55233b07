import {
  AppBar,
  Button,
  Card,
  Chip,
  ChipRow,
  LinkButton,
  ListEnd,
  SearchField,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { useDeferredValue, useState } from 'react';
import { LEVELS } from '../../core';
import { useDownlines } from '../api/get-downlines';
import { useAffiliateSummary } from '../api/get-summary';
import { MemberRow } from '../components/member-row';
import { useAffiliateMessages } from '../messages';
import classes from './referral-lists.module.css';

const ALL_LEVELS = Array.from({ length: LEVELS }, (_, index) => index + 1);

/** `referral/members`: the member's downlines with level and income. */
export default function ReferralMembers() {
  const t = useAffiliateMessages();
  const path = usePath();
  const { member } = usePortal();
  const { data: summary } = useAffiliateSummary(member);
  const [level, setLevel] = useState<number | undefined>();
  const [search, setSearch] = useState('');
  const term = useDeferredValue(search.trim());
  const countOf = (number: number) => summary?.levels.find((known) => known.level === number)?.members ?? 0;
  return (
    <>
      <AppBar title={t('membersTitle')} parent={path('referral')} />
      <main className={classes.main}>
        <SearchField label={t('search')} value={search} onChange={setSearch} />
        <p className={classes.hint}>{t('searchHint')}</p>
        <div className={classes.chips}>
          <ChipRow label={t('levels')}>
            {[undefined, ...ALL_LEVELS].map((one) => (
              <Chip key={one ?? 0} isSelected={one === level} onClick={() => setLevel(one)}>
                {one ? t('levelCount', { level: one, count: countOf(one) }) : t('all')}
              </Chip>
            ))}
          </ChipRow>
        </div>
        <Members
          key={`${level ?? 0} ${term}`}
          level={level}
          search={term}
          onShowAll={() => {
            setLevel(undefined);
            setSearch('');
          }}
        />
      </main>
    </>
  );
}

interface MembersProps {
  level: number | undefined;
  search: string;
  /** Removes the filters. */
  onShowAll: () => void;
}

function Members({ level, search, onShowAll }: MembersProps) {
  const { member } = usePortal();
  const pages = useDownlines(member, { ...(level && { level }), ...(search && { search }) });
  return (
    <QueryScreen
      query={{ ...pages, data: pages.entries }}
      skeleton={
        <SkeletonScreen>
          <Skeleton height={5 * 68} radius={12} />
        </SkeletonScreen>
      }
      empty={search !== '' || level !== undefined ? <NoneFound onShowAll={onShowAll} /> : <NoMembers />}
    >
      {(members) => (
        <>
          <Card isPadded={false}>
            <ul>
              {members.map((one, place) => (
                <MemberRow key={`${place} ${one.username}`} member={one} />
              ))}
            </ul>
          </Card>
          <ListEnd pages={pages} shown={members.length} />
        </>
      )}
    </QueryScreen>
  );
}

function NoneFound({ onShowAll }: Pick<MembersProps, 'onShowAll'>) {
  const t = useAffiliateMessages();
  const action = <Button onClick={onShowAll}>{t('showAll')}</Button>;
  return <StateScreen kind="empty" title={t('noneFound')} text={t('noneFoundText')} action={action} />;
}

function NoMembers() {
  const t = useAffiliateMessages();
  const path = usePath();
  const action = <LinkButton to={path('referral')}>{t('share')}</LinkButton>;
  return <StateScreen kind="empty" title={t('noMembers')} text={t('noMembersText')} action={action} />;
}
