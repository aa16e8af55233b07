import type { CDPSession, Page } from '@playwright/test';

/** A device that makes and shows passkeys by itself, in the place of a finger: Chromium's own, spoken to over its debugging protocol. */
export class PasskeyDevice {
  private constructor(
    private readonly protocol: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async on(page: Page): Promise<PasskeyDevice> {
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('WebAuthn.enable');
    const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new PasskeyDevice(protocol, authenticatorId);
  }

  /** Whether the finger on it is the member's. */
  async knowsFinger(isUserVerified: boolean): Promise<void> {
    const { authenticatorId } = this;
    await this.protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  /** Another device has the same passkeys from now on, and counts on where this one is, as phones of one account do. */
  async sharedTo(other: PasskeyDevice): Promise<void> {
    const { credentials } = await this.protocol.send('WebAuthn.getCredentials', {
      authenticatorId: this.authenticatorId,
    });
    await other.protocol.send('WebAuthn.clearCredentials', { authenticatorId: other.authenticatorId });
    for (const credential of credentials)
      await other.protocol.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential });
  }
}
