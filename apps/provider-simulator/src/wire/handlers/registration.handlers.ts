import { PROVIDER_CODES, REGISTER_CODES, registrationContracts as calls } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { Captchas } from '../../people/captchas';
import { PhoneMessages } from '../../people/phone-messages';
import { Registrations, type Registrant } from '../../people/registrations';
import { siteOf } from '../../world/agents';
import { handler, type WireHandler } from '../handler';
import { CODES, Refusal, registerRefusal, MESSAGES } from '../refusal';

/** Handles registration calls. */
@Injectable()
export class RegistrationHandlers {
  constructor(
    private readonly captchas: Captchas,
    private readonly messages: PhoneMessages,
    private readonly registrations: Registrations,
  ) {}

  all(): WireHandler[] {
    return [...this.before(), ...this.registering()];
  }

  private before(): WireHandler[] {
    return [
      handler(calls.captcha, async ({ params }) => ({ result: await this.captchas.draw(knownPrefix(params.prefix)) })),
      handler(calls.sendOtp, async ({ body }) => {
        const isSent = await this.messages.sendOtp(knownPrefix(body.prefix), body.tel);
        if (!isSent) throw registerRefusal(REGISTER_CODES.tooSoon);
        return { code: PROVIDER_CODES.accepted };
      }),
      handler(calls.checkRegister, async ({ body: { type, value, prefix } }) => {
        const agent = knownPrefix(prefix);
        const problem =
          type === 'PHONE'
            ? await this.registrations.phoneProblem(agent, value)
            : await this.registrations.accountProblem(agent, value);
        if (problem) throw registerRefusal(problem);
        return {};
      }),
    ];
  }

  private registering(): WireHandler[] {
    return [
      handler(calls.register, async ({ body: { captcha, captchaId, ...registrant } }) => {
        const prefix = knownPrefix(registrant.prefix);
        const isPerson = await this.captchas.spend(prefix, captchaId, captcha);
        if (!isPerson) throw registerRefusal(REGISTER_CODES.codeRefused);
        await this.refuseTaken({ ...registrant, prefix });
        return this.enrol({ ...registrant, prefix });
      }),
      handler(calls.registerWithOtp, async ({ body: { otp, ...registrant } }) => {
        const prefix = knownPrefix(registrant.prefix);
        // Don't use up a correct code if the username turns out to be taken.
        const isRight = await this.messages.isOtp(prefix, registrant.tel, otp);
        if (!isRight) throw registerRefusal(REGISTER_CODES.codeRefused);
        await this.refuseTaken({ ...registrant, prefix });
        const isSpent = await this.messages.spendOtp(prefix, registrant.tel, otp);
        if (!isSpent) throw registerRefusal(REGISTER_CODES.codeRefused);
        return this.enrol({ ...registrant, prefix });
      }),
    ];
  }

  private async refuseTaken(registrant: Registrant): Promise<void> {
    const problem = await this.registrations.problem(registrant);
    if (problem) throw registerRefusal(problem);
  }

  private async enrol(registrant: Registrant): Promise<{ result: { username: string } }> {
    const member = await this.registrations.register(registrant);
    if (typeof member === 'number') throw registerRefusal(member);
    return { result: { username: member.username } };
  }
}

function knownPrefix(prefix: string): string {
  const site = siteOf(prefix);
  if (!site) throw new Refusal(CODES.unknownPrefix, MESSAGES.unknownPrefix);
  return site.prefix;
}
