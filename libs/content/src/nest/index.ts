export { BannersService } from './banners.service';
export { replaceBanners } from './banners.repository';
export { ContentModule } from './content.module';
export { contentMigrations } from './migrations';
