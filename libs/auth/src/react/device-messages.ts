import { defineMessages } from '@housebrand/shared/react';
import en from './locales/devices/en.json' with { type: 'json' };
import th from './locales/devices/th.json' with { type: 'json' };

/** Messages of the screens for devices and for a new password. */
export const { useMessages: useDeviceMessages } = defineMessages('devices', { en, th });
