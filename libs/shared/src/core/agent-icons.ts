/**
 * The six icons of an agent's navigation (specification section 3, `icons`), in their order in the sprite
 * `icons.svg`.
 */
export const AGENT_ICONS = ['account', 'contact', 'deposit-withdraw', 'game', 'main', 'chips'] as const;

/** One of {@link AGENT_ICONS}. */
export type AgentIconName = (typeof AGENT_ICONS)[number];
