/** Where the browser keeps how often this site was opened, and until when it is not offered again. Nothing of a member. */
export const INSTALL_KEY = 'install';

/** "Not now" means so long. */
export const LATER_MS = 30 * 24 * 60 * 60 * 1000;
/** Opened again sooner than this is the same visit. */
export const VISIT_MS = 30 * 60 * 1000;

export interface InstallMemory {
  visits: number;
  lastVisitAt: number;
  laterUntil: number;
}

const NEW: InstallMemory = { visits: 0, lastVisitAt: 0, laterUntil: 0 };

/** What is remembered; anything unreadable counts as nothing. */
export function readMemory(text: string | null): InstallMemory {
  try {
    const read = JSON.parse(text ?? '{}') as Partial<Record<keyof InstallMemory, unknown>> | null;
    const number = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0);
    return {
      visits: number(read?.visits),
      lastVisitAt: number(read?.lastVisitAt),
      laterUntil: number(read?.laterUntil),
    };
  } catch {
    return NEW;
  }
}

/** After the site was opened once more. A clock that was set back begins another visit. */
export function visited(memory: InstallMemory, now: number): InstallMemory {
  const since = now - memory.lastVisitAt;
  const isSame = memory.visits > 0 && since >= 0 && since < VISIT_MS;
  return { ...memory, visits: memory.visits + (isSame ? 0 : 1), lastVisitAt: now };
}

/** After "not now". */
export function putOff(memory: InstallMemory, now: number): InstallMemory {
  return { ...memory, laterUntil: now + LATER_MS };
}

/** From the second visit, and not while it is put off. */
export function mayOffer({ visits, laterUntil }: InstallMemory, now: number): boolean {
  return visits >= 2 && now >= laterUntil;
}
