import type { INestApplication } from '@nestjs/common';
import type { DocsPage, Settings } from '@housebrand/shared/nest';
import { buildDocument } from './document';
import { DEMO_MEMBERS, SIGN_IN_STYLE, signInScript } from './sign-in-script';

/** The API's documentation; in simulator mode it offers to sign in as somebody of the demo world. */
export function docsPage(app: INestApplication, settings: Settings): DocsPage {
  const signIn = { style: SIGN_IN_STYLE, name: 'sign-in.js', script: signInScript(DEMO_MEMBERS) };
  return {
    title: 'Housebrand API',
    document: () => buildDocument(app, settings),
    ...(settings.mode === 'simulator' && { addition: signIn }),
  };
}
