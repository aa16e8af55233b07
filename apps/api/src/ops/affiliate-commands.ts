import type { INestApplicationContext } from '@nestjs/common';
import { AffiliateTermsService, TermsDto } from '@housebrand/affiliate/nest';
import { checked } from './checked';
import { UsageError } from './arguments';
import type { OpsCommand } from './command';
import { fileCommands } from './file-commands';

export const affiliateCommands: readonly OpsCommand[] = fileCommands({
  name: 'affiliate',
  what: "Show an agent's referral terms",
  effect: 'Set new referral terms, for bets settled from now on',
  call: 'saveAffiliateTerms',
  show: async (app, agent) => {
    const { basis, shares } = await termsOf(app).find(agent);
    return { basis, shares };
  },
  put: async (app, agent, written) => {
    if (typeof written !== 'object' || written === null)
      throw new UsageError('the file has no terms; affiliate show writes an example');
    const terms = await checked<TermsDto>(TermsDto, { ...written });
    const { basis, shares, since } = await termsOf(app).change(agent, terms, 'operator');
    return `${agent} pays ${shares.join(' / ')} % of ${basis}, for bets settled from ${since} on.`;
  },
});

function termsOf(app: INestApplicationContext): AffiliateTermsService {
  return app.get(AffiliateTermsService, { strict: false });
}
