import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPlatformRole, OFFICE_ROLES } from './roles';
import {
  agentOfStaff,
  maskedNumber,
  PLATFORM,
  staffActor,
  staffOfActor,
  staffProblems,
  staffSessionEnds,
  usernameStart,
} from './staff';

const agents = fc.stringMatching(/^[A-Z][A-Z0-9]{1,11}$/).filter((agent) => agent !== 'PLATFORM' && agent !== PLATFORM);

describe('account of the back office', () => {
  it('names its agent in its username', () => {
    fc.assert(
      fc.property(fc.oneof(agents, fc.constant(PLATFORM)), fc.stringMatching(/^[a-z0-9]{1,20}$/), (agent, name) => {
        expect(agentOfStaff(`${usernameStart(agent)}${name}`)).toBe(agent);
      }),
    );
    expect(['', 'mto', '.x', 'master.x'].map(agentOfStaff)).toEqual([null, null, null, null]);
  });

  it('has a role of the platform exactly if it belongs to the platform', () => {
    fc.assert(
      fc.property(fc.oneof(agents, fc.constant(PLATFORM)), fc.constantFrom(...OFFICE_ROLES), (agent, role) => {
        const problems = staffProblems(agent, { username: `${usernameStart(agent)}nok`, role });
        expect(problems.length === 0).toBe(isPlatformRole(role) === (agent === PLATFORM));
      }),
    );
  });

  it('cannot take the name of another agent', () => {
    fc.assert(
      fc.property(agents, agents, (own, other) => {
        fc.pre(own !== other);
        expect(staffProblems(own, { username: `${usernameStart(other)}nok`, role: 'support' })).toHaveLength(1);
      }),
    );
  });

  it('has sessions that never last longer than twelve hours', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.nat(86_400_000), (createdAt, usedMs) => {
        const ends = staffSessionEnds({ createdAt, lastSeenAt: new Date(createdAt.getTime() + usedMs) });
        expect(ends.endsAt.getTime()).toBeLessThanOrEqual(ends.latestEndsAt.getTime());
        expect(ends.latestEndsAt.getTime() - createdAt.getTime()).toBe(43_200_000);
      }),
    );
  });

  it('is named in the audit trail apart from members and operators', () => {
    expect(staffOfActor(staffActor('mto.nok'))).toBe('mto.nok');
    expect(['operator:nok', 'MTODEMO1', 'system'].map(staffOfActor)).toEqual([null, null, null]);
  });

  it('sees only the last digits of a masked number', () => {
    expect(maskedNumber('0812345678', 3)).toBe('•••••••678');
    expect(maskedNumber('12', 4)).toBe('12');
  });
});
