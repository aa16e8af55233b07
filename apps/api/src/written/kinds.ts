import type { TermsInForce } from '@housebrand/affiliate';
import { AffiliateTermsService, TermsDto } from '@housebrand/affiliate/nest';
import type { ContentKind, LegalKind } from '@housebrand/content';
import {
  AgentContentService,
  CONTENT_LISTS,
  LegalDocumentsService,
  PublishDocumentDto,
} from '@housebrand/content/nest';
import type { CampaignKind } from '@housebrand/office';
import { QuestConfigListDto, QuestEditorService } from '@housebrand/quests/nest';
import { InvalidInput } from '@housebrand/shared';
import type { Editor } from '@housebrand/shared/nest';
import { UnknownAgent } from '@housebrand/theming';
import { AgentConfigService, AgentEditorService, ChangeAgentDto, type AgentRecord } from '@housebrand/theming/nest';
import { LadderDto, LadderEditorService } from '@housebrand/tiers/nest';
import { TournamentConfigListDto, TournamentEditorService } from '@housebrand/tournaments/nest';
import { PriceTableDto, PriceTableService, toChipPrice, toPriceSetting } from '@housebrand/wallet/nest';
import { checked } from './checked';

/** Finds a service of any module; an application or a `ModuleRef`. */
export interface Services {
  get<T>(type: abstract new (...args: never[]) => T, options: { strict: false }): T;
}

/** Who saves a document, and for which agent. */
export interface Writing {
  agent: string;
  by: Editor;
}

/** A document that an agent writes as a whole. */
export interface Written<Saved = unknown> {
  /** The API's call that takes the same fields: `saveQuestConfigs`. */
  call: string;
  /** The fields of the call that the document has; all of them if omitted. */
  only?: readonly string[];
  show(services: Services, agent: string): Promise<object>;
  /** Validates the document as the call does, and saves it by the domain's service. @throws InvalidInput and what the service throws */
  save(services: Services, document: Record<string, unknown>, writing: Writing): Promise<Saved>;
}

const strict = { strict: false } as const;

/** The shares of referrers. */
export const REFERRAL_TERMS: Written<TermsInForce> = {
  call: 'saveAffiliateTerms',
  show: async (services, agent) => {
    const { basis, shares } = await services.get(AffiliateTermsService, strict).find(agent);
    return { basis, shares };
  },
  save: async (services, document, { agent, by }) => {
    const terms = await checked<TermsDto>(TermsDto, document);
    return services.get(AffiliateTermsService, strict).change(agent, terms, by);
  },
};

/** The documents of an agent, over the services that the agent-key calls use. */
export const WRITTEN: Readonly<Record<CampaignKind, Written>> = {
  quests: {
    call: 'saveQuestConfigs',
    show: async (services, agent) => ({ rows: await services.get(QuestEditorService, strict).list(agent) }),
    save: async (services, document, { agent, by }) => {
      const { rows } = await checked<QuestConfigListDto>(QuestConfigListDto, document);
      return services.get(QuestEditorService, strict).replace(agent, rows, by);
    },
  },
  tournaments: {
    call: 'saveTournamentConfigs',
    show: async (services, agent) => ({ rows: await services.get(TournamentEditorService, strict).list(agent) }),
    save: async (services, document, { agent, by }) => {
      const { rows } = await checked<TournamentConfigListDto>(TournamentConfigListDto, document);
      return services.get(TournamentEditorService, strict).replace(agent, rows, by);
    },
  },
  tiers: {
    call: 'saveTiers',
    show: async (services, agent) => ({ rows: await services.get(LadderEditorService, strict).list(agent) }),
    save: async (services, document, { agent, by }) => {
      const { rows } = await checked<LadderDto>(LadderDto, document);
      return services.get(LadderEditorService, strict).replace(agent, rows, by);
    },
  },
  prices: {
    call: 'savePriceTable',
    show: async (services, agent) => {
      const prices = await services.get(PriceTableService, strict).list(agent);
      return { rows: prices.map(toPriceSetting) };
    },
    save: async (services, document, { agent, by }) => {
      const { rows } = await checked<PriceTableDto>(PriceTableDto, document);
      return services.get(PriceTableService, strict).replace(agent, rows.map(toChipPrice), by);
    },
  },
  affiliate: REFERRAL_TERMS,
  cashback: partOfAgent(['generals.cashbackPercentage'], ({ details: { generals } }) => ({
    generals: { cashbackPercentage: generals.cashbackPercentage },
  })),
  theme: partOfAgent(['look', 'themes'], ({ look, details: { themes } }) => ({ look, themes })),
  banners: content('banners', 'saveBanners'),
  announcements: content('announcements', 'saveAgentAnnouncements'),
  'promotion-texts': content('promotion-texts', 'savePromotionTexts'),
  faq: content('faq', 'saveFaq'),
  tutorials: content('tutorials', 'saveTutorials'),
  terms: legal('terms'),
  privacy: legal('privacy'),
};

function content(kind: ContentKind, call: string): Written {
  return {
    call,
    show: async (services, agent) => ({ rows: await services.get(AgentContentService, strict).list(agent, kind) }),
    save: async (services, document, { agent, by }) => {
      const { rows } = await checked(CONTENT_LISTS[kind] as new () => { rows: never[] }, document);
      return services.get(AgentContentService, strict).replace(agent, kind, rows, by);
    },
  };
}

function legal(kind: LegalKind): Written {
  return {
    call: 'publishLegalDocument',
    show: async (services, agent) => {
      const [current] = await services.get(LegalDocumentsService, strict).versions(agent, kind);
      const { th, en } = current!.text;
      return { text: { th, en } };
    },
    save: async (services, document, { agent, by }) => {
      const { text } = await checked<PublishDocumentDto>(PublishDocumentDto, document);
      return services.get(LegalDocumentsService, strict).publish(agent, kind, text, by);
    },
  };
}

/** Some fields of an agent's configuration. Others, such as the script of its live chat, cannot be part of the document. */
function partOfAgent(only: readonly string[], part: (record: AgentRecord) => object): Written {
  return {
    call: 'changeAgent',
    only,
    show: async (services, agent) => {
      const record = await services.get(AgentConfigService, strict).findRecord(agent);
      if (!record) throw new UnknownAgent();
      return part(record);
    },
    save: async (services, document, { agent, by }) => {
      const others = pathsOf(document).filter((path) => !only.some((name) => isWithin(path, name)));
      const known = only.join(', ');
      if (others.length > 0)
        throw new InvalidInput(
          others.map((field) => ({ field, messageKey: 'shared.unknownField', values: { field, known } })),
        );
      const change = await checked<ChangeAgentDto>(ChangeAgentDto, document);
      return services.get(AgentEditorService, strict).change(agent, change, by);
    },
  };
}

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

/** Returns the paths of all values: `themes.buttonPrimaryColor`. */
function pathsOf(value: object, within = ''): string[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0
      ? pathsOf(inner, `${within}${name}.`)
      : [`${within}${name}`],
  );
}
