import { Injectable } from '@nestjs/common';
import { MESSAGE_CHANNELS, type MemberRef, type MessageChannel } from '@housebrand/shared';
import { memberMessagesContracts as calls, MESSAGE_CODES, NotOffered, ProviderRefused } from '../../core';
import { ProviderClient } from '../provider-client';

/** A text message. `reference` identifies it: the provider sends it once. */
export interface ProviderMessage {
  member: MemberRef;
  channel: MessageChannel;
  text: string;
  reference: string;
}

/**
 * Text messages to members, whose addresses only the provider knows. Methods throw `ProviderRefused` with the provider's code and
 * message, and `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class MemberMessagesGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Returns the channels that reach a member; none if the provider sends no messages. */
  async channels({ prefix, username }: MemberRef): Promise<MessageChannel[]> {
    const request = { params: { prefix, username } };
    const reply = await unlessNotOffered(this.client.callAsInstallation(calls.messageChannels, request, prefix));
    return MESSAGE_CHANNELS.filter((channel) => reply?.result.channels.includes(channel));
  }

  /** Sends a message. @returns false if the provider does not reach the member on the channel */
  async send({ member: { prefix, username }, channel, text, reference }: ProviderMessage): Promise<boolean> {
    const request = { body: { prefix, username, channel, text, reference } };
    try {
      return (await unlessNotOffered(this.client.callAsInstallation(calls.sendMessage, request, prefix))) !== null;
    } catch (error) {
      if (error instanceof ProviderRefused && error.code === MESSAGE_CODES.unreachable) return false;
      throw error;
    }
  }
}

async function unlessNotOffered<T>(sent: Promise<T>): Promise<T | null> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof NotOffered) return null;
    throw error;
  }
}
