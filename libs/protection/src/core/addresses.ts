import { addressOf, type MemberRef } from '@housebrand/shared';

export function protectionAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}', { path: member });
}

export function exclusionsAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/exclusions', { path: member });
}

export function reminderAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/reminder', { path: member });
}

export function limitsAddress(member: MemberRef): string {
  return addressOf('/api/apps/protection/{prefix}/{username}/limits', { path: member });
}
