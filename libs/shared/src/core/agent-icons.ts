/**
 * The six pictures of an agent's navigation (specification section 3, `icons`), in the order in which they lie beside one
 * another in `icons.svg`.
 */
export const AGENT_ICONS = ['account', 'contact', 'deposit-withdraw', 'game', 'main', 'chips'] as const;

/** One of {@link AGENT_ICONS}. */
export type AgentIconName = (typeof AGENT_ICONS)[number];
