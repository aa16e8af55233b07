import type { ThemeColors } from '@housebrand/theming';

/** Where the instance is, and under which addresses its portal is previewed. */
export interface World {
  /** Of the agent that wears the trial. */
  prefix: string;
  portal: string;
  /** The portal as a demo member sees it, and as a guest does. */
  member: string;
  guest: string;
}

/** What an agent is made of. */
export interface Trial {
  name: string;
  themes: ThemeColors;
}

/** A created agent, as `ops agent create --json` tells it. */
export interface Creation {
  prefix: string;
  portal: string;
  /** Shown this once. */
  agentKey: string;
  /** Its demo members, or what a live provider needs. */
  atProvider: string[];
}

/** Asks the studio's own server. @throws Error with its words */
async function call<Answer>(name: string, body: object): Promise<Answer> {
  const reply = await fetch(`/studio/call/${name}`, { method: 'POST', body: JSON.stringify(body) });
  const answer = (await reply.json()) as Answer & { message?: string };
  if (!reply.ok) throw new Error(answer.message ?? 'The studio does not answer.');
  return answer;
}

export const readWorld = (): Promise<World> => call('world', {});
/** Lets the agent of trials wear this one. */
export const wearTrial = (trial: Trial): Promise<{ version: number }> => call('draft', trial);
export const createAgent = (agent: Trial & { prefix: string }): Promise<Creation> => call('create', agent);
