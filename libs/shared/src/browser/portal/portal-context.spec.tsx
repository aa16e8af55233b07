/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { aMember } from '@housebrand/shared/testing/react';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { PortalProvider, usePath, usePortal, useSite, type Portal } from './portal-context';

const expected: Portal = {
  prefix: 'MTO',
  name: 'MTO',
  member: null,
  isMemberExpected: true,
  refreshMember: () => undefined,
  timeZone: 'Asia/Bangkok',
  minimumAge: 20,
  contactHref: null,
};

it('re-renders only components that read the member when the member becomes known', async () => {
  const drawn: string[] = [];
  let notify = (_portal: Portal): void => undefined;
  const Link = () => void drawn.push(`link ${usePath()('game')} ${useSite().isGuest ? 'guest' : 'expected'}`);
  const Credit = () => void drawn.push(`credit ${usePortal().member?.username ?? 'none'}`);
  const parts = (
    <>
      <Link />
      <Credit />
    </>
  );
  function Site() {
    const [portal, setPortal] = useState(expected);
    notify = setPortal;
    return <PortalProvider portal={portal}>{parts}</PortalProvider>;
  }
  render(<Site />);
  expect(drawn.splice(0)).toEqual(['link /MTO/game expected', 'credit none']);
  const member = aMember();
  await act(async () => notify({ ...expected, member, isMemberExpected: false }));
  expect(drawn.splice(0)).toEqual([`credit ${member.username}`]);
  await act(async () => notify({ ...expected, isMemberExpected: false }));
  expect(drawn).toEqual(['link /MTO/game guest', 'credit none']);
});
