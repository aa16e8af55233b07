import { create } from 'zustand';

/** Whether the member has asked for the announcements once more. */
export const useReopened = create<{ isReopened: boolean; reopen: () => void; close: () => void }>((set) => ({
  isReopened: false,
  reopen: () => set({ isReopened: true }),
  close: () => set({ isReopened: false }),
}));
