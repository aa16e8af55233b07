import { REFERRAL_TERMS } from '../written/kinds';
import { UsageError } from './arguments';
import type { OpsCommand } from './command';
import { fileCommands } from './file-commands';

export const affiliateCommands: readonly OpsCommand[] = fileCommands({
  name: 'affiliate',
  what: "Show an agent's referral terms",
  effect: 'Set new referral terms, for bets settled from now on',
  call: REFERRAL_TERMS.call,
  show: REFERRAL_TERMS.show,
  put: async (app, agent, written) => {
    if (typeof written !== 'object' || written === null)
      throw new UsageError('the file has no terms; affiliate show writes an example');
    const { basis, shares, since } = await REFERRAL_TERMS.save(app, { ...written }, { agent, by: 'operator' });
    return `${agent} pays ${shares.join(' / ')} % of ${basis}, for bets settled from ${since} on.`;
  },
});
