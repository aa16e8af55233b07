import { ApiProperty } from '@nestjs/swagger';
import type { __Name__Entry, __Name__Title } from '../../core';

export class __Name__TitleDto implements __Name__Title {
  @ApiProperty({ example: '__Name__ (th)' })
  th!: string;

  @ApiProperty({ example: '__Name__' })
  en!: string;
}

export class __Name__EntryDto implements __Name__Entry {
  @ApiProperty({ example: 1 })
  id!: number;

  @ApiProperty({ type: __Name__TitleDto })
  title!: __Name__TitleDto;

  @ApiProperty({ example: '2026-11-20T00:00:00.000Z' })
  opensAt!: string;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Null when it stays.' })
  closesAt!: string | null;
}
