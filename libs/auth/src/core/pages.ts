import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** Page that changes the password; the only page for a member who logged in with a generated one. */
export const CHANGE_PASSWORD_PATH = 'user-info/change-password';

/** Access and account pages. The portal composes the screens that show data of other domains (logo, contact line, tier). */
export const authPages = definePages({ th, en }, [
  { path: 'login', title: 'login', access: 'guest', layout: 'blank', isComposed: true },
  { path: 'register', title: 'register', access: 'guest', layout: 'blank', isComposed: true },
  { path: 'forget-password', title: 'forgetPassword', access: 'guest', layout: 'blank' },
  { path: CHANGE_PASSWORD_PATH, title: 'changePassword', access: 'member', layout: 'blank' },
  { path: 'user-info/devices', title: 'devices', access: 'member', layout: 'default' },
  { path: 'user-info/second-factor', title: 'secondFactor', access: 'member', layout: 'default' },
  { path: 'user-info/personal-data', title: 'personalData', access: 'member', layout: 'default' },
  { path: 'user-info', title: 'userInfo', access: 'member', layout: 'default', isComposed: true },
]);
