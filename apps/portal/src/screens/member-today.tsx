import { Announcements } from '@housebrand/content/react';
import { QuestStrip } from '@housebrand/quests/react';
import { IfOffered } from '@housebrand/shared/react';
import { TournamentCard } from '@housebrand/tournaments/react';

/** What the day holds for a member: quests and the running tournament among the games, announcements over the home. */
export default function MemberToday() {
  return (
    <>
      <IfOffered menu="daily-quest">
        <QuestStrip />
      </IfOffered>
      <IfOffered menu="tournament">
        <TournamentCard />
      </IfOffered>
      <Announcements />
    </>
  );
}
