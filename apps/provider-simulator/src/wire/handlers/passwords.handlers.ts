import { passwordsContracts as calls, PROVIDER_CODES, REGISTER_CODES } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../../people/passwords';
import { PhoneMessages } from '../../people/phone-messages';
import { Registrations } from '../../people/registrations';
import { handler, memberOf, type WireHandler } from '../handler';
import { CODES, Refusal, registerRefusal, MESSAGES } from '../refusal';

/** Handles password changes at the member system and the game platform, and forgotten passwords. */
@Injectable()
export class PasswordsHandlers {
  constructor(
    private readonly passwords: Passwords,
    private readonly messages: PhoneMessages,
    private readonly registrations: Registrations,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.changeMemberPassword, async ({ body }, caller) => {
        const member = memberOf(caller);
        if (body._id !== member.id) throw new Refusal(CODES.memberMismatch, MESSAGES.memberMismatch);
        if (body.newPwd !== body.confirmNewPwd) throw new Refusal(CODES.malformed, MESSAGES.malformed);
        const isChanged = await this.passwords.change(member, 'memberSystem', body.currentPwd, body.newPwd);
        if (!isChanged) throw new Refusal(CODES.wrongPassword, MESSAGES.wrongPassword);
        return {};
      }),
      handler(calls.changePlatformPassword, async ({ body }, caller) => {
        const { currentPassword, password } = body;
        const isChanged = await this.passwords.change(memberOf(caller), 'gamePlatform', currentPassword, password);
        if (!isChanged) throw new Refusal(CODES.wrongPassword, MESSAGES.wrongPassword);
        return {};
      }),
      handler(calls.forgotPassword, async ({ body: { tel, otp, ...body } }) => {
        const prefix = body.prefix.toUpperCase();
        const isRight = await this.messages.isOtp(prefix, tel, otp);
        if (!isRight || !(await this.messages.spendOtp(prefix, tel, otp)))
          throw registerRefusal(REGISTER_CODES.codeRefused);
        const member = await this.registrations.byTel(prefix, tel);
        if (member) await this.passwords.setForOneLogin(member.id, await this.messages.sendPassword(prefix, tel));
        return { code: PROVIDER_CODES.accepted };
      }),
    ];
  }
}
