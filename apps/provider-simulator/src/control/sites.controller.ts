import { Controller, ConflictException, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CreatedSite } from '@housebrand/providers';
import { createdSite, siteRequest } from '@housebrand/providers';
import type { z } from 'zod';
import { Members } from '../books/members';
import { LoopbackGuard } from '../http/same-origin.guard';
import { DocumentedBody, ZodBody } from '../http/zod-body';
import { Storage } from '../storage/storage';
import { openSite, sites } from '../world/agents';
import { DEMO_PASSWORD, demoMembers } from '../world/people';

/** Control API for sites that the seed does not contain. */
@ApiTags('control: world')
@Controller('control')
@UseGuards(LoopbackGuard)
export class SitesController {
  constructor(
    private readonly members: Members,
    private readonly storage: Storage,
  ) {}

  @Post('sites')
  @HttpCode(200)
  @ApiOperation({ summary: 'Open a site with three demo members for an agent; a repeated call only renames it' })
  @DocumentedBody(siteRequest, { prefix: 'RIVER', name: 'River House' })
  async open(@ZodBody(siteRequest) { prefix, name }: z.infer<typeof siteRequest>): Promise<CreatedSite> {
    if (sites.some((site) => site.prefix === prefix)) throw new ConflictException('this site is of the seed');
    await this.storage.rows(
      'insert into site (prefix, name) values ($1, $2) on conflict (prefix) do update set name = excluded.name',
      [prefix, name],
    );
    openSite(prefix, name);
    const people = demoMembers(prefix);
    for (const { username, firstName, lastName, tel, bankName, accountNumber, credit } of people) {
      if (await this.members.byUsername(username)) continue;
      await this.members.create({
        prefix,
        username,
        firstName,
        lastName,
        tel,
        bankName,
        accountNumber,
        password: DEMO_PASSWORD,
        creditSatang: credit,
      });
    }
    return createdSite.parse({ prefix, members: people.map(({ username }) => username), password: DEMO_PASSWORD });
  }
}
