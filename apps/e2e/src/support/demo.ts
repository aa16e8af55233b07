import { ofSystem } from './systems';

/** The password of all demo members and of members that tests create. */
export const DEMO_PASSWORD = 'Chips-2026!';

export const PORTAL_URL = ofSystem('E2E_BASE_URL') ?? 'http://localhost:3000';
export const SIMULATOR_URL = ofSystem('E2E_SIMULATOR_URL') ?? 'http://localhost:3100';
export const OFFICE_URL = ofSystem('E2E_OFFICE_URL') ?? 'http://localhost:3300';

/** The log folder of the running system; `null` if the runner does not set it. */
export const DATA_DIR = ofSystem('E2E_DATA_DIR') ?? null;

/** Cookies of a session (specification section 3, sessions). */
export const SESSION_COOKIES = ['portalToken', 'ambToken', 'funToken'] as const;

/** Publicly known keys, valid in simulator mode only. */
export const MASTER_AGENT_KEY = 'demo-agent-key-master';
export const MTO_AGENT_KEY = 'demo-agent-key-mto';

/** The secret of the second factor of all demo staff. */
export const STAFF_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Messages that the specification defines literally (section 8). */
export const SPECIFIED = {
  invalidCredentials: 'Invalid Username or Password',
  sessionEnded: 'พบข้อผิดพลาด กรุณาล็อกอินใหม่อีกครั้ง',
  maintenance: 'กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง',
  notFound: 'This page could not be found',
} as const;

/** A slot that every agent of the demo world offers. */
export const SLOT = { category: 'Slot', provider: 'NAGX', id: 'NAGX-0001' } as const;
