/** What the bench measures of our sources, for `sourcesOf`: TypeScript with decorators, which Node does not run by itself. */
export { GiftsRepository } from '../../../libs/wallet/src/nest/gifts/gifts.repository.ts';
export { Database } from '@housebrand/shared/nest';
