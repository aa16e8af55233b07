import { QuestStrip } from '@housebrand/quests/react';
import { TournamentCard } from '@housebrand/tournaments/react';

/** What the day holds for a member, below the games: quests and the running tournament. */
export default function MemberToday() {
  return (
    <>
      <QuestStrip />
      <TournamentCard />
    </>
  );
}
