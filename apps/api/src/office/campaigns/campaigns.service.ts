import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  CampaignHasChanged,
  campaignKindNamed,
  OFFICE_PAGE,
  staffEdit,
  UnknownCampaign,
  type Campaign,
  type CampaignKind,
  type CampaignVersion,
  type RestoreCampaignRequest,
  type SaveCampaignRequest,
  type SavedCampaign,
} from '@housebrand/office';
import { CampaignVersions, type StoredVersion } from '@housebrand/office/nest';
import { Clock, Database, Messages, RequestContext, type AgentTx, type StaffPrincipal } from '@housebrand/shared/nest';
import { WRITTEN } from '../../written/kinds';
import { wrongCursor } from '../cursors';
import { schemaOf } from './localized-schema';

type Document = Record<string, unknown>;

/** A document, and what tells it from other versions. */
interface FoundDocument {
  fingerprint: string;
  document: Document;
}

/** The largest number of a version. */
const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * What an agent writes as a whole, for its staff. The domains' services read and save it; this service adds the check of the version,
 * the reason, and the history.
 */
@Injectable()
export class Campaigns {
  constructor(
    private readonly services: ModuleRef,
    private readonly versions: CampaignVersions,
    private readonly database: Database,
    private readonly messages: Messages,
    private readonly context: RequestContext,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownCampaign */
  async read({ prefix }: StaffPrincipal, name: string): Promise<Campaign> {
    const kind = kindOf(name);
    return this.shown(kind, await this.current(prefix, kind));
  }

  /** Saves the document by the domain's service. @throws UnknownCampaign, CampaignHasChanged, and what the service throws */
  async save(staff: StaffPrincipal, name: string, request: SaveCampaignRequest): Promise<Campaign> {
    const kind = kindOf(name);
    return this.shown(kind, await this.replace(staff, kind, request));
  }

  /** Saves an earlier document again. @throws as `save` */
  async restore(
    staff: StaffPrincipal,
    name: string,
    given: string,
    request: RestoreCampaignRequest,
  ): Promise<Campaign> {
    const kind = kindOf(name);
    const { number, document } = await this.find(staff.prefix, kind, given);
    return this.shown(kind, await this.replace(staff, kind, { ...request, document }, number));
  }

  /** Returns a page of saved documents, newest first. @throws UnknownCampaign, InvalidInput for a text that is no cursor */
  async history(
    { prefix }: StaffPrincipal,
    name: string,
    cursor: string | undefined,
  ): Promise<{ versions: CampaignVersion[]; cursor: string | null }> {
    const kind = kindOf(name);
    if (cursor !== undefined && !NUMBER.test(cursor)) throw wrongCursor();
    const before = cursor === undefined ? null : Number(cursor);
    const [current, rows] = await Promise.all([
      this.current(prefix, kind),
      this.versions.list(prefix, kind, { before, limit: OFFICE_PAGE + 1 }),
    ]);
    const page = rows.slice(0, OFFICE_PAGE).map((row) => toVersion(row, current.fingerprint));
    return { versions: page, cursor: rows.length > OFFICE_PAGE ? String(page.at(-1)!.number) : null };
  }

  /** Returns a saved document. @throws UnknownCampaign */
  async version({ prefix }: StaffPrincipal, name: string, given: string): Promise<SavedCampaign> {
    const kind = kindOf(name);
    const [current, saved] = await Promise.all([this.current(prefix, kind), this.find(prefix, kind, given)]);
    return { ...toVersion(saved, current.fingerprint), document: saved.document };
  }

  /**
   * The services save in transactions of their own, and note the account and the reason in the audit trail. This one only reserves
   * the document, and records the version when they have; a crash between the two leaves a document that the next save finds and
   * records without an account.
   */
  private async replace(
    { prefix, username }: StaffPrincipal,
    kind: CampaignKind,
    { document, version, reason }: SaveCampaignRequest,
    restored?: number,
  ): Promise<FoundDocument> {
    return this.database.forAgent(prefix, async (tx) => {
      if (!(await this.versions.reserve(tx, kind))) throw new CampaignHasChanged();
      const before = await this.current(prefix, kind);
      if (before.fingerprint !== version) throw new CampaignHasChanged();
      const by = { ...staffEdit({ username }, reason), ...(restored !== undefined && { restored }) };
      const saved = found(await WRITTEN[kind].save(this.services, document, { agent: prefix, by }));
      await this.record(tx, kind, [
        { ...before, savedBy: null, reason: null },
        { ...saved, savedBy: username, reason },
      ]);
      return saved;
    });
  }

  /** Adds the new document, and before it the replaced one unless that is the last version. */
  private async record(
    tx: AgentTx,
    kind: CampaignKind,
    [before, after]: [before: NewVersion, after: NewVersion],
  ): Promise<void> {
    const latest = await this.versions.latest(tx, kind);
    const at = this.clock.now();
    const first = (latest?.number ?? 0) + 1;
    const added = latest?.fingerprint === before.fingerprint ? [after] : [before, after];
    for (const [index, version] of added.entries())
      await this.versions.add(tx, kind, { ...version, number: first + index, at });
  }

  private async current(prefix: string, kind: CampaignKind): Promise<FoundDocument> {
    return found(await WRITTEN[kind].show(this.services, prefix));
  }

  private async shown(kind: CampaignKind, { fingerprint, document }: FoundDocument): Promise<Campaign> {
    const { language } = this.context;
    const schema = await schemaOf(WRITTEN[kind], { language, messages: this.messages });
    return { kind, version: fingerprint, document, schema: { ...schema } };
  }

  private async find(prefix: string, kind: CampaignKind, given: string): Promise<StoredVersion> {
    const version = NUMBER.test(given) ? await this.versions.find(prefix, kind, Number(given)) : null;
    if (!version) throw new UnknownCampaign();
    return version;
  }
}

type NewVersion = Omit<StoredVersion, 'number' | 'at'>;

function found(shown: object): FoundDocument {
  const document: Document = { ...shown };
  const fingerprint = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16);
  return { fingerprint, document };
}

function kindOf(name: string): CampaignKind {
  const kind = campaignKindNamed(name);
  if (!kind) throw new UnknownCampaign();
  return kind;
}

function toVersion(
  { number, fingerprint, savedBy, reason, at }: Omit<StoredVersion, 'document'>,
  current: string,
): CampaignVersion {
  return { number, by: savedBy, reason, at: at.toISOString(), isCurrent: fingerprint === current };
}
