import type { MessageChannel } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import type { MemberRow } from '../books/members';
import { Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';

/** A text message to a member. */
export interface MemberMessage {
  reference: string;
  username: string;
  channel: MessageChannel;
  /** The phone number of an SMS; `null` for LINE. */
  tel: string | null;
  text: string;
  at: Date;
}

/** Text messages to members. The bank desk shows them instead of a phone. */
@Injectable()
export class MemberMessages {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  /** Each member has a phone; those who registered without a LINE name cannot be reached there. */
  async channelsOf(member: MemberRow): Promise<MessageChannel[]> {
    const without = await this.storage.row('select from registration where member_id = $1 and line is null', [
      member.id,
    ]);
    return without ? ['SMS'] : ['SMS', 'LINE'];
  }

  /** Sends a message; a repeated reference sends nothing. */
  async send(
    member: MemberRow,
    { channel, text, reference }: Pick<MemberMessage, 'channel' | 'text' | 'reference'>,
  ): Promise<void> {
    await this.storage.rows(
      `insert into member_message (reference, member_id, channel, text, at) values ($1, $2, $3, $4, $5)
       on conflict (reference) do nothing`,
      [reference, member.id, channel, text, this.clock.now()],
    );
  }

  /** Returns messages, newest first; with a username, one member's. */
  inbox(limit: number, username?: string): Promise<MemberMessage[]> {
    return this.storage.rows<MemberMessage>(
      `select reference, username, channel, case channel when 'SMS' then tel end as tel, text, at
       from member_message join member on member.id = member_id
       where $2::text is null or username = $2 order by member_message.id desc limit $1`,
      [limit, username?.toUpperCase() ?? null],
    );
  }
}
