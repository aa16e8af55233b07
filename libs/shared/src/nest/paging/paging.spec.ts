import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiProperty, DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import { createTestApp } from '@housebrand/shared/testing';
import { Public } from '../context/decorators';
import { Messages } from '../edge/messages';
import { completeDocument } from '../openapi/complete-document';
import { ApiPage } from './api-page.decorator';
import { DateRangeDto, daysOf } from './date-range.dto';
import { paged, type Paged } from './paged';

class EntryDto {
  @ApiProperty({ example: 7 }) number!: number;
}

const asked: unknown[] = [];

@Controller('api/apps/entries')
class EntriesController {
  @Get()
  @Public()
  @ApiPage(EntryDto)
  list(@Query() query: DateRangeDto): Paged<EntryDto> {
    asked.push(daysOf(query));
    const all = Array.from({ length: 25 }, (_, number) => ({ number }));
    return paged(all.slice(query.offset, query.offset + query.limit), all.length);
  }
}

describe('a list that is read page by page', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await createTestApp({ controllers: [EntriesController] });
  });
  afterAll(() => app.close());

  const get = async (query = '') => {
    asked.length = 0;
    const reply = await app.inject(`/api/apps/entries${query}`);
    return { status: reply.statusCode, body: reply.json() };
  };
  const numbers = async (query = '') => (await get(query)).body.data.map(({ number }: EntryDto) => number) as number[];

  it('gives the first ten and says how many there are', async () => {
    const { status, body } = await get();
    expect([status, body.code, body.data.length, body.meta]).toEqual([200, 200, 10, { total: 25 }]);
  });

  it('gives the pages that are asked for, and together they are the whole list', async () => {
    expect(await numbers('?limit=3&offset=4')).toEqual([4, 5, 6]);
    const pages = [await numbers(), await numbers('?offset=10'), await numbers('?offset=20')];
    expect(pages.flat()).toEqual(Array.from({ length: 25 }, (_, number) => number));
    expect(await numbers('?offset=1000')).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'limit=1.5', 'limit=', 'offset=-1', 'offset=1e99', 'page=2'])(
    'refuses %s and says which field is wrong',
    async (query) => {
      const { status, body } = await get(`?${query}`);
      expect([status, body.errors[0].field]).toEqual([422, query.split('=')[0]]);
    },
  );

  it('takes days when both are given', async () => {
    await get('?from=2026-01-01&to=2026-12-31');
    expect(asked).toEqual([{ from: '2026-01-01', to: '2026-12-31' }]);
    await get('?from=2026-01-01');
    expect(asked).toEqual([null]);
  });

  it.each(['from=2026-02-30&to=2026-03-01', 'from=yesterday&to=2026-03-01', 'from=2026-03-02&to=2026-03-01'])(
    'refuses %s',
    async (query) => {
      expect((await get(`?${query}`)).status).toBe(422);
    },
  );

  it('is documented with its parameters, its entries and their number', () => {
    const document: OpenAPIObject = completeDocument(SwaggerModule.createDocument(app, new DocumentBuilder().build()), {
      messages: app.get(Messages),
      behind: () => [],
      menuClosed: Forbidden,
    });
    const operation = document.paths['/api/apps/entries']!.get!;
    const parameters = operation.parameters as { name: string; required: boolean; schema: object }[];
    expect(parameters.map(({ name }) => name).sort()).toEqual(['from', 'limit', 'offset', 'to']);
    expect(parameters.every(({ required }) => !required)).toBe(true);
    expect(parameters.find(({ name }) => name === 'limit')!.schema).toMatchObject({
      minimum: 1,
      maximum: 100,
      default: 10,
    });
    expect(JSON.stringify(operation.responses['200'])).toContain('"meta":{"total":1}');
  });
});
