import type { OfficeOperationName, WaitingKind } from '@housebrand/office';

/** A page of the side navigation. */
export interface NavigationPage {
  /** Its address below the agent's, and the key of its name. */
  key:
    | 'today'
    | 'members'
    | 'money'
    | 'approvals'
    | 'cases'
    | 'messages'
    | 'campaigns'
    | 'content'
    | 'theme'
    | 'reports'
    | 'staff'
    | 'keys'
    | 'webhooks'
    | 'audit';
  /** The operation that opens it. */
  operation: OfficeOperationName;
  /** What waits there; the number is shown. */
  waiting?: readonly WaitingKind[];
}

/** The pages of the side navigation by group. */
export const NAVIGATION: readonly { group: 'work' | 'business' | 'settings'; pages: readonly NavigationPage[] }[] = [
  {
    group: 'work',
    pages: [
      {
        key: 'today',
        operation: 'today.read',
        waiting: ['UNKNOWN_OUTCOME', 'PARKED', 'CASE', 'APPROVAL', 'QUESTION'],
      },
      { key: 'members', operation: 'members.search' },
      { key: 'money', operation: 'money.list', waiting: ['UNKNOWN_OUTCOME', 'PARKED'] },
      { key: 'approvals', operation: 'approvals.list', waiting: ['APPROVAL'] },
      { key: 'cases', operation: 'cases.list', waiting: ['CASE'] },
      { key: 'messages', operation: 'support.list', waiting: ['QUESTION'] },
    ],
  },
  {
    group: 'business',
    pages: [
      { key: 'campaigns', operation: 'campaigns.read' },
      { key: 'content', operation: 'campaigns.read' },
      { key: 'theme', operation: 'campaigns.read' },
      { key: 'reports', operation: 'reports.read' },
    ],
  },
  {
    group: 'settings',
    pages: [
      { key: 'staff', operation: 'staff.list' },
      { key: 'keys', operation: 'keys.read' },
      { key: 'webhooks', operation: 'webhooks.read' },
      { key: 'audit', operation: 'audit.list' },
    ],
  },
];
