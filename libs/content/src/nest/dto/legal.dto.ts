import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { Part } from '@housebrand/shared/nest';
import {
  LEGAL_KINDS,
  MAX_LEGAL_LENGTH,
  type AcceptVersionsRequest,
  type LegalKind,
  type LocalizedText,
  type PublishDocumentRequest,
} from '../../core';

const MAX_VERSION = 1_000_000;

export class LegalKindPathDto {
  @ApiProperty({ enum: LEGAL_KINDS, example: 'terms', description: 'Terms of use, or privacy notice.' })
  @IsIn(LEGAL_KINDS)
  kind!: LegalKind;
}

export class NewLegalTextDto implements LocalizedText {
  @ApiProperty({ example: '## การถอนเงิน\nถอนได้ทุกวัน', maxLength: MAX_LEGAL_LENGTH })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LEGAL_LENGTH)
  th!: string;

  @ApiProperty({ example: '## Withdrawals\nOn every day', maxLength: MAX_LEGAL_LENGTH })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_LEGAL_LENGTH)
  en!: string;
}

/** Request that publishes a version of a legal document, in both languages. */
export class PublishDocumentDto implements PublishDocumentRequest {
  @Part(() => NewLegalTextDto)
  text!: NewLegalTextDto;
}

export class AcceptVersionsDto implements AcceptVersionsRequest {
  @ApiProperty({ type: 'integer', example: 1, description: 'Version of the terms that the member has read.' })
  @IsInt()
  @Min(1)
  @Max(MAX_VERSION)
  terms!: number;

  @ApiProperty({ type: 'integer', example: 1, description: 'Version of the privacy notice that the member has read.' })
  @IsInt()
  @Min(1)
  @Max(MAX_VERSION)
  privacy!: number;
}
