import type { CDPSession, Page } from '@playwright/test';

/** A virtual authenticator of Chromium, which creates and uses passkeys without user interaction. */
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

  /** Sets whether user verification succeeds. */
  async knowsFinger(isUserVerified: boolean): Promise<void> {
    const { authenticatorId } = this;
    await this.protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  /** Copies the passkeys, including their counters, to another device, like phones of the same account. */
  async sharedTo(other: PasskeyDevice): Promise<void> {
    const { credentials } = await this.protocol.send('WebAuthn.getCredentials', {
      authenticatorId: this.authenticatorId,
    });
    await other.protocol.send('WebAuthn.clearCredentials', { authenticatorId: other.authenticatorId });
    for (const credential of credentials)
      await other.protocol.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential });
  }
}
