import type { INestApplicationContext } from '@nestjs/common';
import { AffiliateTermsService, TermsDto } from '@housebrand/affiliate/nest';
import { checked } from './checked';
import { UsageError } from './arguments';
import type { OpsCommand } from './command';
import { fileCommands } from './file-commands';

export const affiliateCommands: readonly OpsCommand[] = fileCommands({
  name: 'affiliate',
  what: 'What an agent gives for members that were brought',
  effect: 'Change it for bets that are settled from now on',
  show: async (app, agent) => {
    const { basis, shares } = await termsOf(app).find(agent);
    return { basis, shares };
  },
  put: async (app, agent, written) => {
    if (typeof written !== 'object' || written === null) throw new UsageError('the file has no terms');
    const terms = await checked<TermsDto>(TermsDto, { ...written });
    const { basis, shares, since } = await termsOf(app).change(agent, terms, 'operator');
    return `${agent} gives ${shares.join(' / ')} % of ${basis}, for bets from ${since} on.`;
  },
});

function termsOf(app: INestApplicationContext): AffiliateTermsService {
  return app.get(AffiliateTermsService, { strict: false });
}
