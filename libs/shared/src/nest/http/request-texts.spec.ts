import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestApp } from '@housebrand/shared/testing';
import { Type } from 'class-transformer';
import { IsOptional, IsString, ValidateNested } from 'class-validator';

class PersonDto {
  @IsOptional() @IsString() firstName?: string;
  @IsOptional() @IsString() password?: string;
}
class GroupDto {
  @Type(() => PersonDto) @ValidateNested({ each: true }) people!: PersonDto[];
}

@Controller('api/provider')
class PeopleController {
  @Post('person') person(@Body() body: PersonDto) {
    return body;
  }
  @Post('group') group(@Body() body: GroupDto) {
    return body.people.map(({ firstName }) => firstName);
  }
}

describe('request pipe', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await createTestApp({ controllers: [PeopleController] });
  });
  afterAll(() => app.close());

  const post = async (path: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url: `/api/provider/${path}`, payload });
    return { status: reply.statusCode, ...reply.json<{ result?: unknown }>() };
  };

  it('stores the letters that were typed, composed and without invisible characters', async () => {
    expect((await post('person', { firstName: 'สำราญ\u200b' })).result).toEqual({ firstName: 'สำราญ' });
    expect((await post('person', { firstName: 'Cafe\u0301' })).result).toEqual({ firstName: 'Caf\u00e9' });
    expect((await post('group', { people: [{ firstName: '\ufeffAnn' }, { firstName: 'Bo' }] })).result).toEqual([
      'Ann',
      'Bo',
    ]);
  });

  it('refuses direction controls and names the field', async () => {
    const { status, ...reply } = await post('group', { people: [{ firstName: 'Ann' }, { firstName: '\u202eAbc' }] });
    expect(status).toBe(422);
    expect(JSON.stringify(reply)).toContain('people.1.firstName');
  });

  it('leaves passwords exactly as they are', async () => {
    const password = 'Cafe\u0301\u200b-2026!';
    expect((await post('person', { password })).result).toEqual({ password });
  });
});
