import { Rows } from '@housebrand/shared/nest';
import {
  MAX_ANNOUNCEMENTS,
  MAX_BANNERS,
  MAX_TEXTS,
  MAX_TOPICS,
  MAX_TUTORIALS,
  type AgentContent,
  type ContentKind,
} from '../../core';
import { ScheduledBannerDto } from './banner.dto';
import { AgentAnnouncementDto, FaqTopicDto, PromotionTextDto, TutorialDto } from './content-rows.dto';

export class FaqListDto {
  @Rows(() => FaqTopicDto, MAX_TOPICS)
  rows!: FaqTopicDto[];
}

export class TutorialListDto {
  @Rows(() => TutorialDto, MAX_TUTORIALS)
  rows!: TutorialDto[];
}

export class BannerListDto {
  @Rows(() => ScheduledBannerDto, MAX_BANNERS)
  rows!: ScheduledBannerDto[];
}

export class PromotionTextListDto {
  @Rows(() => PromotionTextDto, MAX_TEXTS)
  rows!: PromotionTextDto[];
}

export class AgentAnnouncementListDto {
  @Rows(() => AgentAnnouncementDto, MAX_ANNOUNCEMENTS)
  rows!: AgentAnnouncementDto[];
}

/** The DTOs that validate each list, over HTTP and from an operator's file. */
export const CONTENT_LISTS: { readonly [K in ContentKind]: new () => { rows: AgentContent[K][] } } = {
  faq: FaqListDto,
  tutorials: TutorialListDto,
  banners: BannerListDto,
  'promotion-texts': PromotionTextListDto,
  announcements: AgentAnnouncementListDto,
};
