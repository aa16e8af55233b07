/** The time zone of an agent's business days, weeks, months and years. Bound to theming's agent configuration. */
export abstract class AgentCalendar {
  /** IANA name, for example `Asia/Bangkok`. @throws NotFound for an unknown agent */
  abstract zoneOf(prefix: string): Promise<string>;
}
