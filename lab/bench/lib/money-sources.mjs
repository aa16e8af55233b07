/** Our sources that the bench measures, for `sourcesOf`: TypeScript with decorators, which Node cannot run directly. */
export { GiftsRepository } from '../../../libs/wallet/src/nest/gifts/gifts.repository.ts';
export { Database } from '@housebrand/shared/nest';
