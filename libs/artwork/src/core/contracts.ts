import { z } from 'zod';
import { MAX_PICTURE_SIDE } from './uploads';

/** A picture that an agent has stored. */
export const StoredPicture = z
  .object({
    address: z.string().meta({
      example: '/media/pictures/MTO/9f86d081884c7d659a2feaa0c55ad015.webp',
      description:
        'Path on the site’s origin, for banners, tournaments and looks. The same picture has the same address.',
    }),
    width: z.number().meta({ example: 1_200, description: `Width in px, at most ${MAX_PICTURE_SIDE}.` }),
    height: z.number().meta({ example: 630, description: `Height in px, at most ${MAX_PICTURE_SIDE}.` }),
    bytes: z.number().meta({ example: 48_200, description: 'Size of the stored file.' }),
  })
  .meta({ id: 'StoredPictureDto' });
export type StoredPicture = z.infer<typeof StoredPicture>;

/** `POST /api/apps/pictures` */
export interface StorePictureRequest {
  /** A PNG, JPEG or WebP file in Base64. */
  file: string;
}
