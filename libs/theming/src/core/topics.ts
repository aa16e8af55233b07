/** The topic of `Changes` that notifies every instance of a changed agent; the key is the prefix. */
export const AGENT_CHANGED = 'agent-changed';
