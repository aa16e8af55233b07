import { BOOTSTRAP_ID, type AgentBootstrap } from '../../core';

/** Reads the agent's data from the shell; `null` when the page came without a shell (a plain file server). */
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
