/** A text an agent wrote for its members, in both languages. */
export interface QuestText {
  th: string;
  en: string;
}

/** What moves a quest forward: money played, or money deposited, on the agent's business day. */
export type QuestKind = 'TURNOVER' | 'DEPOSIT';

/** An entry of `GET /api/apps/daily_quest/{prefix}` and the whole of `…/{id}`. Amounts in baht. */
export interface DailyQuest {
  id: number;
  kind: QuestKind;
  title: QuestText;
  /** Baht to reach today. */
  target: number;
  /** Baht reached today, never more than the target. */
  progress: number;
  reward: QuestReward;
  status: QuestStatus;
  /** When the business day ends, ISO 8601. */
  endsAt: string;
}

export interface QuestReward {
  kind: 'CREDIT' | 'POINT';
  /** Baht for CREDIT, points for POINT. */
  amount: number;
}

/** OPEN: under way. READY: reached, its reward waits. */
export type QuestStatus = 'OPEN' | 'READY';
