import type { NotificationSettings } from '../../core';

/** A part of the settings sheet. */
export interface SettingsPart {
  settings: NotificationSettings;
  onChange: (settings: NotificationSettings) => void;
}
