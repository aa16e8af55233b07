import { memberMessagesContracts as calls, MESSAGE_CODES, PROVIDER_CODES } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { type MemberRow, Members } from '../../books/members';
import { MemberMessages } from '../../people/member-messages';
import { handler, type WireHandler } from '../handler';
import { CODES, Refusal, MESSAGES } from '../refusal';

/** Handles text messages to members. */
@Injectable()
export class MemberMessagesHandlers {
  constructor(
    private readonly members: Members,
    private readonly messages: MemberMessages,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.messageChannels, async ({ params }) => ({
        result: { channels: await this.messages.channelsOf(await this.member(params)) },
      })),
      handler(calls.sendMessage, async ({ body }) => {
        const member = await this.member(body);
        const channels = await this.messages.channelsOf(member);
        if (!channels.includes(body.channel)) throw new Refusal(MESSAGE_CODES.unreachable, MESSAGES.unreachable);
        await this.messages.send(member, body);
        return { code: PROVIDER_CODES.accepted };
      }),
    ];
  }

  /** @throws Refusal for a name that is not one of the agent's members */
  private async member({ prefix, username }: { prefix: string; username: string }): Promise<MemberRow> {
    const member = await this.members.byUsername(username);
    if (member?.prefix !== prefix.toUpperCase()) throw new Refusal(CODES.memberMismatch, MESSAGES.memberMismatch);
    return member;
  }
}
