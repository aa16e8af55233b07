import type { AgentBootstrap } from '../../core/agent-config';

/** The id of the script that the HTML shell carries. */
export const BOOTSTRAP_ID = 'agent-bootstrap';

/** What the shell says of the agent; `null` when the page came without a shell (a plain file server). */
export function readBootstrap(): AgentBootstrap | null {
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as AgentBootstrap;
  } catch {
    return null;
  }
}
