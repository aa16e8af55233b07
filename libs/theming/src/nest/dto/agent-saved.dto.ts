import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Correction, ThemeColors, TokenName } from '../../core';
import { AgentSettingsDto, AgentSiteDto } from './agent-sections.dto';

/** A colour that the look cannot use unchanged. */
export class CorrectionDto implements Correction {
  @ApiProperty({ type: String, example: 'textSecondaryColor' }) field!: keyof ThemeColors;
  @ApiProperty({ type: String, example: 'muted' }) token!: TokenName;
  @ApiProperty({ enum: ['text', 'background'], example: 'text' }) kind!: 'text' | 'background';
  @ApiProperty({ example: '#3a4a6a' }) configured!: string;
  @ApiProperty({ example: '#7f93b9' }) used!: string;
  @ApiProperty({ example: 1.94 }) contrastBefore!: number;
  @ApiProperty({ example: 4.52 }) contrastAfter!: number;
  @ApiProperty({ example: 4.5 }) required!: number;
}

/** An agent as it is, or, after a check, as it would be. */
export class AgentSavedDto {
  @ApiProperty({ type: AgentSettingsDto }) config!: AgentSettingsDto;

  @ApiProperty({
    type: [AgentSiteDto],
    description: 'Visible only to the agent. Other callers see only the contact line of the requested host.',
  })
  sites!: AgentSiteDto[];

  @ApiProperty({ type: [CorrectionDto], description: 'Colours that were corrected for contrast' })
  corrections!: CorrectionDto[];
}

export class AgentCreatedDto extends AgentSavedDto {
  @ApiPropertyOptional({ example: 'hb_…', description: 'Key of the new agent. Shown only once; stored as a hash.' })
  agentKey!: string;
}
