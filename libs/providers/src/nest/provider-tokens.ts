/**
 * The provider tokens of the session that makes the request. Implemented by whoever keeps sessions and bound in the app;
 * tokens stay on the server.
 */
export abstract class ProviderTokens {
  /** The member system's token. @throws NotAuthenticated without a session */
  abstract memberSystem(): Promise<string>;
  /** The game platform's token. @throws NotAuthenticated without a session */
  abstract gamePlatform(): Promise<string>;
}
