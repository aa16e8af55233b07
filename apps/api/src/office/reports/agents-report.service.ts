import { Injectable } from '@nestjs/common';
import {
  OfficeAgents,
  totalOf,
  type AgentFigures,
  type AgentsReport,
  type DayFigures,
  type DayReportQuery,
} from '@housebrand/office';
import { FiguresService } from '../today/figures.service';

/** The figures of all agents, for staff of the platform. */
@Injectable()
export class AgentsReportService {
  constructor(
    private readonly agents: OfficeAgents,
    private readonly figures: FiguresService,
  ) {}

  /**
   * Returns a row per agent, the highest GGR first. Each agent's figures are read as those of its own report: in a transaction that sees
   * no other agent's rows. @throws InvalidInput for a reversed or too long range
   */
  async read({ from, to }: DayReportQuery): Promise<AgentsReport> {
    const agents: AgentFigures[] = [];
    const totals: DayFigures[] = [];
    for (const { prefix, name } of await this.agents.list()) {
      const { total } = await this.figures.days(prefix, { from, to });
      const { day: _day, ...figures } = total;
      agents.push({ prefix, name, ...figures });
      totals.push(total);
    }
    agents.sort((one, other) => other.ggrSatang - one.ggrSatang);
    return { from, to, agents, total: totalOf(from, totals) };
  }
}
