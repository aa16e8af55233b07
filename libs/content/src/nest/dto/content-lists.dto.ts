import { Rows } from '@housebrand/shared/nest';
import {
  MOST_ANNOUNCEMENTS,
  MOST_BANNERS,
  MOST_TEXTS,
  MOST_TOPICS,
  MOST_TUTORIALS,
  type AgentContent,
  type ContentKind,
} from '../../core';
import { BannerDto } from './banner.dto';
import { AgentAnnouncementDto, FaqTopicDto, PromotionTextDto, TutorialDto } from './content-rows.dto';

export class FaqListDto {
  @Rows(() => FaqTopicDto, MOST_TOPICS)
  rows!: FaqTopicDto[];
}

export class TutorialListDto {
  @Rows(() => TutorialDto, MOST_TUTORIALS)
  rows!: TutorialDto[];
}

export class BannerListDto {
  @Rows(() => BannerDto, MOST_BANNERS)
  rows!: BannerDto[];
}

export class PromotionTextListDto {
  @Rows(() => PromotionTextDto, MOST_TEXTS)
  rows!: PromotionTextDto[];
}

export class AgentAnnouncementListDto {
  @Rows(() => AgentAnnouncementDto, MOST_ANNOUNCEMENTS)
  rows!: AgentAnnouncementDto[];
}

/** What each list is checked against, over HTTP and from an operator's file. */
export const CONTENT_LISTS: { readonly [K in ContentKind]: new () => { rows: AgentContent[K][] } } = {
  faq: FaqListDto,
  tutorials: TutorialListDto,
  banners: BannerListDto,
  'promotion-texts': PromotionTextListDto,
  announcements: AgentAnnouncementListDto,
};
