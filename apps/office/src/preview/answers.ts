import { PROFILE_ADDRESS, type Member } from '@housebrand/auth';
import {
  ANNOUNCEMENTS_ADDRESS,
  bannersAddress,
  faqAddress,
  legalDocumentAddress,
  PROMOTIONS_ADDRESS,
  promotionAddress,
  tutorialsAddress,
  type AgentAnnouncement,
  type LocalizedText,
  type PromotionText,
} from '@housebrand/content';
import { dailyQuestAddress, dailyQuestsAddress, type QuestConfig } from '@housebrand/quests';
import { APP_SUCCESS, PROVIDER_SUCCESS } from '@housebrand/shared';
import { agentConfigAddress } from '@housebrand/theming';
import { tierConfigsAddress, type TierStep } from '@housebrand/tiers';
import { boardAddress, leaderboardsAddress, type TournamentConfig } from '@housebrand/tournaments';
import { creditAddress } from '@housebrand/wallet';
import { rowsOf, type Preview } from './preview';
import { sampleCredit, sampleMember } from './sample-member';
import { shownAnnouncement, shownLegal, shownPromotion, shownQuest, shownTier, shownTournament } from './shown';

/** Replies by address, without the query of a page of a list. */
type Answers = Readonly<Record<string, unknown>>;

/** Returns what the API would answer if the documents were saved and {@link sampleMember} had opened the page. */
export function answersOf(preview: Preview): Answers {
  const { config, documents } = preview;
  const prefix = config.agentID;
  const ladder = list<TierStep>(documents.tiers).map(shownTier);
  const member = sampleMember(prefix, ladder);
  return {
    [agentConfigAddress(prefix)]: config,
    [PROFILE_ADDRESS]: preview.page === 'login' ? undefined : member,
    [creditAddress(member)]: sampleCredit(member),
    [tierConfigsAddress(prefix)]: ladder,
    ...contentOf(preview, prefix),
    ...campaignsOf(preview, member),
  };
}

function contentOf({ documents, language }: Preview, prefix: string): Answers {
  const promotions = list<PromotionText>(documents['promotion-texts']).map((row) => shownPromotion(row, language));
  const announcements = list<AgentAnnouncement>(documents.announcements);
  return {
    [bannersAddress(prefix)]: list(documents.banners),
    [ANNOUNCEMENTS_ADDRESS]: announcements.map((row) => shownAnnouncement(row, language)),
    [PROMOTIONS_ADDRESS]: promotions,
    ...Object.fromEntries(promotions.map((promotion) => [promotionAddress(promotion.id), promotion])),
    [faqAddress(prefix)]: list(documents.faq),
    [tutorialsAddress(prefix)]: list(documents.tutorials),
    ...Object.fromEntries(
      (['terms', 'privacy'] as const).map((kind) => {
        const text = documents[kind]?.['text'] as LocalizedText | undefined;
        return [legalDocumentAddress(prefix, kind), text && shownLegal(kind, text)];
      }),
    ),
  };
}

function campaignsOf({ documents }: Preview, member: Member): Answers {
  const quests = list<QuestConfig>(documents.quests).map(shownQuest);
  const tournaments = list<TournamentConfig>(documents.tournaments).map((row) => shownTournament(row, member.prefix));
  const board = { limit: 0, offset: 0 };
  return {
    [dailyQuestsAddress(member)]: quests,
    ...Object.fromEntries(quests.map((quest) => [dailyQuestAddress(member, quest.id), quest])),
    [leaderboardsAddress(member)]: tournaments,
    ...Object.fromEntries(
      tournaments.map(({ id, leaderboards }) => [pathOf(boardAddress(member, id, board)), leaderboards]),
    ),
  };
}

/** A status and a body in the API's envelope. */
export interface Reply {
  status: number;
  body: object;
}

/** Answers a call of the portal's code as the API does; everything without an answer does not exist. */
export function replyTo(answers: Answers, address: string): Reply {
  const found = answers[address] ?? answers[pathOf(address)];
  if (found === undefined) return { status: 404, body: { code: 404, message: '' } };
  const meta = { total: Array.isArray(found) ? found.length : 1 };
  const body = address.startsWith('/api/provider/')
    ? { code: PROVIDER_SUCCESS, result: found, meta }
    : { code: APP_SUCCESS, data: found, meta };
  return { status: 200, body };
}

/** The editor keeps the shape of a document; values may still be missing. */
const list = <Row>(document: Preview['documents'][keyof Preview['documents']]) =>
  rowsOf(document) as unknown as readonly Row[];

const pathOf = (address: string): string => address.split('?')[0]!;
