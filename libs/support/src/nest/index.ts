export { support } from './support.domain';
export { SupportModule } from './support.module';
export { StaffThreadsService } from './staff-threads.service';
export { ThreadsService } from './threads.service';
