export { AgentContentService } from './agent-content.service';
export { content } from './content.domain';
export { BannerPictures } from './banner-pictures.repository';
export { ContentModule } from './content.module';
export { ConsentsService } from './legal/consents.service';
export { PromotionsService } from './promotions.service';
export { CONTENT_LISTS } from './dto/content-lists.dto';
