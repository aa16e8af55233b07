import type { ThemeColors } from '@housebrand/theming';

/** Address of the instance, and the addresses of its portal for previews. */
export interface World {
  /** The prefix of the trial agent. */
  prefix: string;
  portal: string;
  /** The portal as a demo member and as a guest see it. */
  member: string;
  guest: string;
}

/** The parts of an agent. */
export interface Trial {
  name: string;
  themes: ThemeColors;
}

/** A created agent, as `ops agent create --json` reports it. */
export interface Creation {
  prefix: string;
  portal: string;
  /** Shown only once. */
  agentKey: string;
  /** Its demo members, or the steps that a live provider requires. */
  atProvider: string[];
}

/** Calls the studio's own server. @throws Error with the server's message */
async function call<Answer>(name: string, body: object): Promise<Answer> {
  const reply = await fetch(`/studio/call/${name}`, { method: 'POST', body: JSON.stringify(body) });
  const answer = (await reply.json()) as Answer & { message?: string };
  if (!reply.ok) throw new Error(answer.message ?? 'The studio server did not reply. Is it still running?');
  return answer;
}

export const readWorld = (): Promise<World> => call('world', {});
/** Saves a trial to the trial agent. */
export const wearTrial = (trial: Trial): Promise<{ version: number }> => call('draft', trial);
export const createAgent = (agent: Trial & { prefix: string }): Promise<Creation> => call('create', agent);
