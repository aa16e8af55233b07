import type { ApprovalState, MemberState, MoneyState } from '@housebrand/office';
import { defineMessages } from '@housebrand/shared/react';
import { StateChip, type Tone } from '../kit/chip';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

const messages = defineMessages('office-terms', { en, th });

/** Names of kinds, states, actions, operations and entries of the audit log: `kind.DEPOSIT`. */
export const { useMessages: useTerms } = messages;

/** Returns the name of a term that other libraries may extend; without a name, the term itself. */
export function useTermName(): (
  group: 'kind' | 'action' | 'case' | 'audit' | 'detail' | 'account',
  term: string,
) => string {
  useTerms();
  return (group, term) => {
    const key = `${group}.${term}`;
    return Object.hasOwn(en, key) ? messages.text(key as keyof typeof en) : term;
  };
}

const MONEY_TONES: Record<MoneyState, Tone> = {
  PENDING: 'info',
  UNKNOWN: 'warn',
  PARKED: 'bad',
  DONE: 'good',
  REFUSED: 'neutral',
};

/** The state of a payment or move. */
export function MoneyStateChip({ state }: { state: MoneyState }) {
  const t = useTerms();
  return <StateChip tone={MONEY_TONES[state]}>{t(`money.${state}`)}</StateChip>;
}

const MEMBER_TONES: Record<MemberState, Tone> = {
  ACTIVE: 'good',
  LOCKED: 'bad',
  CLOSED: 'neutral',
  EXCLUDED: 'warn',
};

/** The state of a member. */
export function MemberStateChip({ state }: { state: MemberState }) {
  const t = useTerms();
  return <StateChip tone={MEMBER_TONES[state]}>{t(`member.${state}`)}</StateChip>;
}

const APPROVAL_TONES: Record<ApprovalState, Tone> = {
  OPEN: 'warn',
  APPLIED: 'good',
  REFUSED: 'bad',
  EXPIRED: 'neutral',
};

/** The state of an approval. */
export function ApprovalStateChip({ state }: { state: ApprovalState }) {
  const t = useTerms();
  return <StateChip tone={APPROVAL_TONES[state]}>{t(`approval.${state}`)}</StateChip>;
}
