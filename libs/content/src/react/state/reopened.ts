import { create } from 'zustand';

/** Whether the member has opened the announcements again. */
export const useReopened = create<{ isReopened: boolean; reopen: () => void; close: () => void }>((set) => ({
  isReopened: false,
  reopen: () => set({ isReopened: true }),
  close: () => set({ isReopened: false }),
}));
