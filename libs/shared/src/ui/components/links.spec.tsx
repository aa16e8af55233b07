/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { screen } from '@testing-library/react';
import { hostPaths, Link, usePath } from '../../browser';
import { LinkButton } from './button';
import { IconLink } from './icon-button';
import { ListRow } from './list-row';
import { SectionHeader } from './section-header';

function Page() {
  const path = usePath();
  const detail = path('user-info/tier-detail');
  return (
    <>
      <Link to={detail}>gold</Link>
      <LinkButton to={detail}>detail</LinkButton>
      <IconLink to={detail} label="icon">
        <i />
      </IconLink>
      <ListRow to={detail} label="row" />
      <SectionHeader to={detail} title="section" />
    </>
  );
}

const targets = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('links of shared components', () => {
  it('leads below the prefix in the portal', () => {
    renderScreen(<Page />);
    expect(targets()).toEqual(Array.from({ length: 5 }, () => '/MTO/user-info/tier-detail'));
  });

  it('leads to the page of another site', () => {
    renderScreen(<Page />, { portal: { pathTo: hostPaths({ tierDetail: '/my-tier' }) } });
    expect(targets()).toEqual(Array.from({ length: 5 }, () => '/my-tier'));
  });

  it('renders no link to a page that the site lacks, but keeps the content of rows and badges', () => {
    renderScreen(<Page />, { portal: { pathTo: hostPaths({}) } });
    expect(targets()).toEqual([]);
    expect(screen.getByText('gold').tagName).toBe('SPAN');
    expect(screen.getByText('section')).toBeTruthy();
    expect(screen.queryByText('detail')).toBeNull();
  });
});
