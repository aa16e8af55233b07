/** A title in the languages of the portal. */
export interface __Name__Title {
  th: string;
  en: string;
}

/** What an agent shows its members. */
export interface __Name__Entry {
  id: number;
  title: __Name__Title;
  /** ISO 8601, UTC. */
  opensAt: string;
  /** ISO 8601, UTC; null when it stays. */
  closesAt: string | null;
}
