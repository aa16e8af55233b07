/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Language } from '@housebrand/shared';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import LoginScreen from './login-screen';

afterEach(cleanup);

describe('login screen', () => {
  const THAI = 'วังทองของพญานาค';
  const ENGLISH = 'Play where the river shines.';
  it.each<[string, Language, string]>([
    [THAI, 'th', THAI],
    [ENGLISH, 'en', ENGLISH],
    [ENGLISH, 'th', ENGLISH],
    [THAI, 'en', 'Welcome to Naga Palace'],
    ['', 'th', 'ยินดีต้อนรับสู่ Naga Palace'],
  ])('shows the intro %p in %s as %p', (intro, language, shown) => {
    renderScreen(<LoginScreen image="/logo.svg" intro={intro} contactHref={null} isUnderMaintenance={false} />, {
      at: '/NAGA/login',
      member: null,
      language,
      portal: { name: 'Naga Palace' },
    });
    expect(screen.getByText(shown)).toBeTruthy();
  });
});
