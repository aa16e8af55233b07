import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiProperty, DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ALL_DAYS, Forbidden } from '@housebrand/shared';
import { createTestApp } from '@housebrand/shared/testing';
import fc from 'fast-check';
import { Public } from '../context/decorators';
import { Messages } from '../wire/messages';
import { completeDocument } from '../openapi/complete-document';
import { ApiPage } from '../openapi/api-page.decorator';
import { DateRangeDto, daysBetween } from './date-range.dto';
import { paged, type Paged } from './paged';

class EntryDto {
  @ApiProperty({ example: 7 }) number!: number;
}

@Controller('api/apps/entries')
class EntriesController {
  @Get()
  @Public()
  @ApiPage(EntryDto, { byDays: true })
  list(@Query() query: DateRangeDto): Paged<EntryDto> {
    const all = Array.from({ length: 25 }, (_, number) => ({ number }));
    return paged(all.slice(query.offset, query.offset + query.limit), all.length, daysBetween(query.from, query.to));
  }
}

describe('a paged list', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await createTestApp({ controllers: [EntriesController] });
  });
  afterAll(() => app.close());

  const get = async (query = '') => {
    const reply = await app.inject(`/api/apps/entries${query}`);
    return { status: reply.statusCode, body: reply.json() };
  };
  const numbers = async (query = '') => (await get(query)).body.data.map(({ number }: EntryDto) => number) as number[];

  it('returns the first ten entries and the total by default', async () => {
    const { status, body } = await get();
    expect([status, body.code, body.data.length, body.meta]).toEqual([200, 200, 10, { total: 25, ...ALL_DAYS }]);
  });

  it('returns the requested pages, which together are the whole list', async () => {
    expect(await numbers('?limit=3&offset=4')).toEqual([4, 5, 6]);
    const pages = [await numbers(), await numbers('?offset=10'), await numbers('?offset=20')];
    expect(pages.flat()).toEqual(Array.from({ length: 25 }, (_, number) => number));
    expect(await numbers('?offset=1000')).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'limit=1.5', 'limit=', 'offset=-1', 'offset=1e99', 'page=2'])(
    'rejects %s and names the wrong field',
    async (query) => {
      const { status, body } = await get(`?${query}`);
      expect([status, body.errors[0].field]).toEqual([422, query.split('=')[0]]);
    },
  );

  it('limits the list to the given days, open where one is missing, and returns them in meta', async () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    const named = fc.option(
      day.map((at) => at.toISOString().slice(0, 10)),
      { nil: undefined },
    );
    await fc.assert(
      fc.asyncProperty(named, named, async (from, to) => {
        const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
        const { status, body } = await get(`?${query}`);
        if (from && to && from > to) expect([status, body.errors[0].field]).toEqual([422, 'to']);
        else expect(body.meta).toEqual({ total: 25, from: from ?? '2000-01-01', to: to ?? '2200-12-31' });
      }),
    );
  });

  it.each([
    ['from=2026-02-30', 'วันที่เริ่มต้น ไม่ถูกต้อง'],
    ['to=yesterday', 'วันที่สิ้นสุด ไม่ถูกต้อง'],
    ['from=2026-03-02&to=2026-03-01', 'วันที่สิ้นสุด ไม่ถูกต้อง'],
    ['from=2569-01-01', 'วันที่เริ่มต้น ต้องเป็นปี ค.ศ. เช่น 2026'],
    ['to=2569-12-31', 'วันที่สิ้นสุด ต้องเป็นปี ค.ศ. เช่น 2026'],
    ['from=1999-12-31', 'วันที่เริ่มต้น ต้องเป็นปี ค.ศ. เช่น 2026'],
  ])('rejects %s with a reason: %s', async (query, message) => {
    const { status, body } = await get(`?${query}`);
    expect([status, body.errors[0].message]).toEqual([422, message]);
  });

  it('documents its parameters, entries and total', () => {
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
    expect(JSON.stringify(operation.responses['200'])).toContain(
      '"meta":{"total":1,"from":"2026-01-01","to":"2026-12-31"}',
    );
  });
});
