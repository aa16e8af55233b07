/** Storage key of the number of visits, and of the time until which the offer is postponed. No member's data. */
export const INSTALL_KEY = 'install';

/** How long "not now" lasts. */
export const LATER_MS = 30 * 24 * 60 * 60 * 1000;
/** Opening the site again within this time is the same visit. */
export const VISIT_MS = 30 * 60 * 1000;

export interface InstallMemory {
  visits: number;
  lastVisitAt: number;
  laterUntil: number;
}

const NEW: InstallMemory = { visits: 0, lastVisitAt: 0, laterUntil: 0 };

/** Parses the stored memory; anything unreadable counts as empty. */
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

/** Returns the memory after another opening of the site. A clock that was set back starts another visit. */
export function visited(memory: InstallMemory, now: number): InstallMemory {
  const since = now - memory.lastVisitAt;
  const isSame = memory.visits > 0 && since >= 0 && since < VISIT_MS;
  return { ...memory, visits: memory.visits + (isSame ? 0 : 1), lastVisitAt: now };
}

/** Returns the memory after "not now". */
export function putOff(memory: InstallMemory, now: number): InstallMemory {
  return { ...memory, laterUntil: now + LATER_MS };
}

/** Whether to offer: from the second visit, unless postponed. */
export function mayOffer({ visits, laterUntil }: InstallMemory, now: number): boolean {
  return visits >= 2 && now >= laterUntil;
}
