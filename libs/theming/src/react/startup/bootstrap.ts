import { BOOTSTRAP_ID, type AgentBootstrap } from '../../core';

/** What the shell says of the agent; `null` when the page came without a shell (a plain file server). */
export function readBootstrap(): AgentBootstrap | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as AgentBootstrap;
  } catch {
    return null;
  }
}
