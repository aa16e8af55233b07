import { Injectable } from '@nestjs/common';
import type { NewOfficeKey, OfficeKey, OfficeKeys } from '@housebrand/office';
import { NotFound } from '@housebrand/shared';
import type { StaffEdit } from '@housebrand/shared/nest';
import { AgentKeyService, type AgentKeyInfo, type NewKey } from '@housebrand/theming/nest';

/** Agent keys for staff: the service of theming does the work. */
@Injectable()
export class OfficeKeysService {
  constructor(private readonly keys: AgentKeyService) {}

  async list(prefix: string): Promise<OfficeKeys> {
    return { keys: (await this.keys.list(prefix)).map(toOfficeKey) };
  }

  /** @throws InvalidInput */
  create(prefix: string, key: NewKey, by: StaffEdit): Promise<NewOfficeKey> {
    return this.keys.create(prefix, key, by);
  }

  /** @throws NotFound, InvalidInput */
  async limit(prefix: string, id: string, networks: string[], by: StaffEdit): Promise<OfficeKey> {
    await this.keys.limit(prefix, id, networks, by);
    return this.find(prefix, id);
  }

  /** @throws NotFound */
  async revoke(prefix: string, id: string, by: StaffEdit): Promise<OfficeKey> {
    await this.keys.revoke(prefix, id, by);
    return this.find(prefix, id);
  }

  private async find(prefix: string, id: string): Promise<OfficeKey> {
    const found = (await this.keys.list(prefix)).find((key) => key.id === id);
    if (!found) throw new NotFound();
    return toOfficeKey(found);
  }
}

function toOfficeKey({ createdAt, lastUsedAt, revokedAt, ...key }: AgentKeyInfo): OfficeKey {
  return {
    ...key,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
