import type { AuthenticationService } from '@housebrand/auth/nest';
import { PROMOTION_ID, PromotionNotFound } from '@housebrand/content';
import type { AgentContentService, PromotionsService } from '@housebrand/content/nest';
import { lobbyAt } from '@housebrand/games';
import type { QuestsService } from '@housebrand/quests/nest';
import { Cache, MAX_INTEGER, RateGate, type RequestContext } from '@housebrand/shared/nest';
import type { FastifyRequest } from 'fastify';
import type { PagePath } from '../pages';
import type { ShellAddress } from './address';

const MAX_PROMOTIONS = 500;
const PROMOTION_FRESH_MS = 10 * 60_000;
/** Look-ups for an agent's guests: more would take the members' share of calls. */
const GUEST_LOOKUPS_PER_SECOND = 5;
const QUEST_ID = /^[1-9]\d{0,9}$/;

/** The services that know what addresses name. */
export interface SubjectSources {
  content: Pick<AgentContentService, 'list'>;
  quests: Pick<QuestsService, 'isKnown'>;
  promotions: Pick<PromotionsService, 'find' | 'isKnown'>;
  authentication: Pick<AuthenticationService, 'find'>;
  context: Pick<RequestContext, 'authenticate'>;
}

/** Knows whether the promotion, quest, tutorial or lottery of an address exists. */
export class PageSubjects {
  /** Only promotions that exist, so that invented ids take no space. */
  private readonly promotions = new Cache<true>({ maxEntries: MAX_PROMOTIONS, freshMs: PROMOTION_FRESH_MS });
  private readonly guests = new RateGate(GUEST_LOOKUPS_PER_SECOND);

  constructor(private readonly sources: SubjectSources) {}

  /** Whether an address names something that does not exist; `false` if that cannot be found out. */
  async isMissing({ prefix, page, values, query }: ShellAddress, request: FastifyRequest): Promise<boolean> {
    if (prefix === null) return false;
    const { id = '', detail } = values;
    switch (page?.path as PagePath | undefined) {
      case 'tutorial/:detail':
        return !(await this.sources.content.list(prefix, 'tutorials')).some((tutorial) => tutorial.id === detail);
      case 'daily-quest/:id':
        return (
          !QUEST_ID.test(id) || Number(id) > MAX_INTEGER || !(await this.sources.quests.isKnown(prefix, Number(id)))
        );
      case 'promotion/:id':
        return !PROMOTION_ID.test(id) || this.isMissingPromotion(prefix, id, request);
      case 'lotto':
        return lobbyAt('lotto', query.get('type')) === null;
      default:
        return false;
    }
  }

  private async isMissingPromotion(prefix: string, id: string, request: FastifyRequest): Promise<boolean> {
    try {
      await this.promotions.get(`${prefix} ${id}`, () => this.findPromotion(prefix, id, request));
      return false;
    } catch (error) {
      return error instanceof PromotionNotFound;
    }
  }

  /** @throws PromotionNotFound, and other errors if it cannot be found out */
  private async findPromotion(prefix: string, id: string, request: FastifyRequest): Promise<true> {
    const { authentication, context, promotions } = this.sources;
    const member = (await authentication.find(request))?.principal;
    if (member?.prefix === prefix) {
      context.authenticate(member);
      await promotions.find(member, id);
      return true;
    }
    this.guests.take(prefix);
    const isKnown = await promotions.isKnown(prefix, id);
    if (isKnown === null) throw new Error('no session can tell');
    if (!isKnown) throw new PromotionNotFound();
    return true;
  }
}
