import { ApiProperty } from '@nestjs/swagger';
import { IsBase64, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MAX_UPLOAD_BYTES, type StorePictureRequest } from '../../core';

/** Four characters contain three bytes. */
export const MAX_BASE64_LENGTH = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4;

/** A picture of 16 × 16 px. */
const EXAMPLE =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAAA1BMVEXzxloG5jhxAAAADElEQVR42mNgIA0AAAAwAAEodEl9AAAAAElFTkSuQmCC';

/** Request of `POST /api/apps/pictures`: a picture as Base64. */
export class StorePictureDto implements StorePictureRequest {
  @ApiProperty({
    example: EXAMPLE,
    maxLength: MAX_BASE64_LENGTH,
    description: 'A PNG, JPEG or WebP file in Base64: at most 5 MB and 16 megapixels, at least 16 px on each side.',
  })
  @IsString()
  @IsNotEmpty()
  @IsBase64()
  @MaxLength(MAX_BASE64_LENGTH)
  file!: string;
}
