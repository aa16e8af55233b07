import { Injectable } from '@nestjs/common';
import { AgentCalendar, businessDay, instantsOf, type InstantRange } from '@housebrand/shared';
import { Clock, Database, Jobs, type AgentTx } from '@housebrand/shared/nest';
import { DayPartsRepository, type DaysOfRange } from './day-parts.repository';
import { EndedDaysRepository, nameOfDay } from './ended-days.repository';
import { FiguresRepository, type RangeRow } from './figures.repository';

const EVERY_MS = 300_000;
const DAY_MS = 86_400_000;
/** The longest report has so many days. */
const DAYS = 366;
/** Days of one transaction. */
const PORTION = 7;

/** Stores the figures of ended days, and again after a late fact. */
@Injectable()
export class EndedDays {
  constructor(
    private readonly database: Database,
    private readonly repository: EndedDaysRepository,
    private readonly figures: FiguresRepository,
    private readonly parts: DayPartsRepository,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'ended-days', everyMs: EVERY_MS, run: (signal) => this.run(signal) });
  }

  /** Returns the figures of each range, in their order: stored ones of valid ended days, and the others as of now. */
  async read(tx: AgentTx, ranges: readonly InstantRange[]): Promise<RangeRow[]> {
    if (ranges.length === 0) return [];
    const from = new Date(Math.min(...ranges.map((range) => range.from.getTime())));
    const until = new Date(Math.max(...ranges.map((range) => range.until.getTime())));
    const stored = await this.repository.valid(tx, { from, until });
    const others = ranges.filter((range) => !stored.has(nameOfDay(range)));
    const summed = await this.figures.ranges(tx, others);
    const found = new Map([...stored, ...others.map((range, index) => [nameOfDay(range), summed[index]!] as const)]);
    return ranges.map((range) => found.get(nameOfDay(range))!);
  }

  /** Tells the days whose stored figures and parts are valid from the others. */
  async split(tx: AgentTx, days: readonly InstantRange[]): Promise<DaysOfRange> {
    const valid = await this.repository.valid(tx, { from: days[0]!.from, until: days.at(-1)!.until });
    const { stored = [], others = [] } = Object.groupBy(days, (day) =>
      valid.has(nameOfDay(day)) ? 'stored' : 'others',
    );
    return { stored, others };
  }

  /** Stores what is missing of an agent's last year. */
  async store(agent: string, signal?: AbortSignal): Promise<void> {
    const zone = await this.calendar.zoneOf(agent);
    const today = Date.parse(`${businessDay(this.clock.now(), zone)}T00:00:00Z`);
    const days = Array.from({ length: DAYS }, (_, index) => {
      const day = new Date(today - (DAYS - index) * DAY_MS).toISOString().slice(0, 10);
      return instantsOf({ from: day, to: day }, zone);
    });
    const year = { from: days[0]!.from, until: days.at(-1)!.until };
    const storable = await this.storable(agent, year.until);
    if (!storable) return;
    const valid = await this.database.forAgent(agent, (tx) => this.repository.valid(tx, year));
    const missing = days.filter((day) => day.until <= storable && !valid.has(nameOfDay(day)));
    for (let first = 0; first < missing.length && !signal?.aborted; first += PORTION) {
      const portion = missing.slice(first, first + PORTION);
      await this.database.forAgent(agent, (tx) => this.sum(tx, portion));
    }
  }

  /** Returns until when days may be stored, after moving the end of the ended days once a day. */
  private async storable(agent: string, until: Date): Promise<Date | null> {
    const read = () => this.database.forAgent(agent, (tx) => this.repository.storable(tx));
    const known = await read();
    if (known && known >= until) return known;
    await this.database.forAgent(agent, (tx) => this.repository.moveEnd(tx, until));
    await this.database.forAgent(agent, (tx) => this.repository.noteKnown(tx));
    return read();
  }

  private async sum(tx: AgentTx, days: readonly InstantRange[]): Promise<void> {
    for (const day of days) await this.repository.forgetLate(tx, day);
    const rows = await this.figures.ranges(tx, days);
    for (const [index, day] of days.entries()) await this.repository.store(tx, day, rows[index]!);
    await this.parts.store(tx, days);
  }

  private async run(signal: AbortSignal): Promise<void> {
    const { rows } = await this.database.operatorQuery<{ agent: string }>({ text: 'select agent from agent' });
    for (const { agent } of rows) if (!signal.aborted) await this.store(agent, signal);
  }
}
