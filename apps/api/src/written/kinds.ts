import type { TermsInForce } from '@housebrand/affiliate';
import { AffiliateTermsService, TermsDto } from '@housebrand/affiliate/nest';
import type { ContentKind, LegalKind, LocalizedText } from '@housebrand/content';
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
import { chosenImages, UnknownAgent } from '@housebrand/theming';
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
export interface Written<Saved extends object = object> {
  /** The API's call that takes the same fields: `saveQuestConfigs`. */
  call: string;
  /** The fields of the call that the document has; all of them if omitted. */
  only?: readonly string[];
  show(services: Services, agent: string): Promise<object>;
  /**
   * Validates the document as the call does, and saves it by the domain's service.
   * @returns the saved document, as `show` does @throws InvalidInput and what the service throws
   */
  save(services: Services, document: Record<string, unknown>, writing: Writing): Promise<Saved>;
}

const strict = { strict: false } as const;

/** The shares of referrers; a save also returns since when they apply. */
export const REFERRAL_TERMS: Written<TermsInForce> = {
  call: 'saveAffiliateTerms',
  show: async (services, agent) => termsOf(await services.get(AffiliateTermsService, strict).find(agent)),
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
      return { rows: await services.get(QuestEditorService, strict).replace(agent, rows, by) };
    },
  },
  tournaments: {
    call: 'saveTournamentConfigs',
    show: async (services, agent) => ({ rows: await services.get(TournamentEditorService, strict).list(agent) }),
    save: async (services, document, { agent, by }) => {
      const { rows } = await checked<TournamentConfigListDto>(TournamentConfigListDto, document);
      return { rows: await services.get(TournamentEditorService, strict).replace(agent, rows, by) };
    },
  },
  tiers: {
    call: 'saveTiers',
    show: async (services, agent) => ({ rows: await services.get(LadderEditorService, strict).list(agent) }),
    save: async (services, document, { agent, by }) => {
      const { rows } = await checked<LadderDto>(LadderDto, document);
      return { rows: await services.get(LadderEditorService, strict).replace(agent, rows, by) };
    },
  },
  prices: {
    call: 'savePriceTable',
    show: pricesOf,
    save: async (services, document, { agent, by }) => {
      const { rows } = await checked<PriceTableDto>(PriceTableDto, document);
      await services.get(PriceTableService, strict).replace(agent, rows.map(toChipPrice), by);
      return pricesOf(services, agent);
    },
  },
  affiliate: {
    ...REFERRAL_TERMS,
    save: async (services, document, writing) => termsOf(await REFERRAL_TERMS.save(services, document, writing)),
  },
  cashback: partOfAgent(['generals.cashbackPercentage'], ({ details: { generals } }) => ({
    generals: { cashbackPercentage: generals.cashbackPercentage },
  })),
  theme: partOfAgent(['look', 'themes', 'images'], ({ look, details: { themes, images } }) => ({
    look,
    themes,
    // every one of them, so that a version that is restored brings its pictures back
    images: chosenImages(images),
  })),
  banners: content('banners', 'saveBanners'),
  announcements: content('announcements', 'saveAgentAnnouncements'),
  'promotion-texts': content('promotion-texts', 'savePromotionTexts'),
  faq: content('faq', 'saveFaq'),
  tutorials: content('tutorials', 'saveTutorials'),
  terms: legal('terms'),
  privacy: legal('privacy'),
};

function termsOf({ basis, shares }: Pick<TermsInForce, 'basis' | 'shares'>): object {
  return { basis, shares };
}

async function pricesOf(services: Services, agent: string): Promise<object> {
  const prices = await services.get(PriceTableService, strict).list(agent);
  return { rows: prices.map(toPriceSetting) };
}

function content(kind: ContentKind, call: string): Written {
  const show: Written['show'] = async (services, agent) => ({
    rows: await services.get(AgentContentService, strict).list(agent, kind),
  });
  return {
    call,
    show,
    save: async (services, document, { agent, by }) => {
      const { rows } = await checked(CONTENT_LISTS[kind] as new () => { rows: never[] }, document);
      await services.get(AgentContentService, strict).replace(agent, kind, rows, by);
      return show(services, agent);
    },
  };
}

function legal(kind: LegalKind): Written {
  return {
    call: 'publishLegalDocument',
    show: async (services, agent) => {
      const [current] = await services.get(LegalDocumentsService, strict).versions(agent, kind);
      return textOf(current!.text);
    },
    save: async (services, document, { agent, by }) => {
      const { text } = await checked<PublishDocumentDto>(PublishDocumentDto, document);
      return textOf((await services.get(LegalDocumentsService, strict).publish(agent, kind, text, by)).text);
    },
  };
}

function textOf({ th, en }: LocalizedText): object {
  return { text: { th, en } };
}

/** Some fields of an agent's configuration. Others, such as the script of its live chat, cannot be part of the document. */
function partOfAgent(only: readonly string[], part: (record: AgentRecord) => object): Written {
  const show: Written['show'] = async (services, agent) => {
    const record = await services.get(AgentConfigService, strict).findRecord(agent);
    if (!record) throw new UnknownAgent();
    return part(record);
  };
  return {
    call: 'changeAgent',
    only,
    show,
    save: async (services, document, { agent, by }) => {
      const others = pathsOf(document).filter((path) => !only.some((name) => isWithin(path, name)));
      const known = only.join(', ');
      if (others.length > 0)
        throw new InvalidInput(
          others.map((field) => ({ field, messageKey: 'shared.unknownField', values: { field, known } })),
        );
      const change = await checked<ChangeAgentDto>(ChangeAgentDto, document);
      await services.get(AgentEditorService, strict).change(agent, change, by);
      return show(services, agent);
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
