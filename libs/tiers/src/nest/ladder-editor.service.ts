import { Injectable } from '@nestjs/common';
import { bahtNumber } from '@housebrand/shared';
import { Audit, Database, type Editor } from '@housebrand/shared/nest';
import { assertLadder, TierAgents, type TierStep } from '../core';
import { LaddersService } from './ladders.service';
import { toTierConfig } from './tier-config.mapper';
import type { TierRow } from './tier-config.tables';
import { replaceTiers } from './tiers.repository';

/** Reads and replaces an agent's ladder, for operators' commands and agent-key calls. */
@Injectable()
export class LadderEditorService {
  constructor(
    private readonly agents: TierAgents,
    private readonly ladders: LaddersService,
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  /** The agent's ladder, the lowest tier first. @throws NotFound for an unknown agent */
  async list(prefix: string): Promise<TierStep[]> {
    await this.agents.assertExists(prefix);
    return (await this.ladders.of(prefix)).steps.map(toStep);
  }

  /**
   * Replaces the agent's ladder for all members at once.
   * @throws InvalidInput, NotFound for an unknown agent
   */
  async replace(prefix: string, steps: readonly TierStep[], by: Editor): Promise<TierStep[]> {
    await this.agents.assertExists(prefix);
    assertLadder(steps);
    await this.database.forAgent(prefix, async (tx) => {
      const rows = steps.map(toRow);
      await replaceTiers(tx, rows);
      const details = { steps: rows.map(inShort).join(' ') };
      await this.audit.noteEdit(tx, prefix, by, { action: 'settings.tiers-replaced', subject: 'tiers', details });
    });
    await this.ladders.changed(prefix);
    return this.list(prefix);
  }
}

function toStep(row: TierRow): TierStep {
  const { minDepositSatang, minTurnoverSatang, content } = row;
  const condition = { minDepositSatang: Number(minDepositSatang), minTurnoverSatang: Number(minTurnoverSatang) };
  return { ...toTierConfig(row), condition, content };
}

function toRow({ condition, access, ...step }: TierStep): TierRow {
  return {
    ...step,
    minDepositSatang: BigInt(condition.minDepositSatang),
    minTurnoverSatang: BigInt(condition.minTurnoverSatang),
    menus: access.menu,
  };
}

/** The level and its minimums in baht, for the audit trail. */
const inShort = ({ tierLevel, minDepositSatang, minTurnoverSatang }: TierRow): string =>
  [tierLevel, bahtNumber(minDepositSatang), bahtNumber(minTurnoverSatang)].join('/');
