/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query';
import { act, configure, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { useQueries, useQuery } from './use-query';

// A busy machine needs longer than the default.
configure({ asyncUtilTimeout: 30_000 });

const KEY = ['counted'];
const NEVER = new Promise<never>(() => undefined);

function shown(content: React.ReactNode): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  render(
    <QueryClientProvider client={client}>
      <Suspense fallback="waiting">{content}</Suspense>
    </QueryClientProvider>,
  );
  return client;
}

describe('useQuery', () => {
  it('reads, and shows the data and later changes', async () => {
    function Counted() {
      const { data, isPending } = useQuery({ queryKey: KEY, queryFn: () => Promise.resolve(1) });
      return <p>{isPending ? 'asking' : `is ${data}`}</p>;
    }
    const client = shown(<Counted />);
    expect(screen.getByText('asking')).toBeTruthy();
    await screen.findByText('is 1');
    act(() => void client.setQueryData(KEY, 2));
    await screen.findByText('is 2');
  });

  it('returns an error, and sends no request for skipToken', async () => {
    function Two() {
      const failed = useQuery({ queryKey: KEY, queryFn: () => Promise.reject(new Error('lost')) });
      const { fetchStatus } = useQuery<number>({ queryKey: ['none'], queryFn: skipToken });
      return <p>{`${failed.error?.message ?? 'asking'}, ${fetchStatus}`}</p>;
    }
    shown(<Two />);
    await screen.findByText('lost, idle');
  });

  it('keeps the effects of a change that another render shows first', async () => {
    const seen: unknown[] = [];
    let touch: (touched: number) => void = () => undefined;
    function Counted() {
      const { data } = useQuery({ queryKey: KEY, queryFn: () => Promise.resolve(1) });
      [, touch] = useState(0);
      useEffect(() => void seen.push(data), [data]);
      return <p>{`is ${data}`}</p>;
    }
    const client = shown(<Counted />);
    await screen.findByText('is 1');
    act(() => {
      client.setQueryData(KEY, 2);
      // Renders before the change is notified, and without a state change of its own.
      touch(1);
      touch(0);
    });
    await screen.findByText('is 2');
    expect(seen).toEqual([undefined, 1, 2]);
  });

  it('renders a change as a transition: the old view stays until the new one is ready', async () => {
    function Counted() {
      const { data } = useQuery({ queryKey: KEY, queryFn: () => Promise.resolve(1) });
      if (data === 2) use(NEVER);
      return <p>{`is ${data}`}</p>;
    }
    const client = shown(<Counted />);
    await screen.findByText('is 1');
    await act(async () => {
      client.setQueryData(KEY, 2);
      await new Promise((drawn) => setTimeout(drawn));
    });
    expect(screen.getByText('is 1')).toBeTruthy();
    expect(screen.queryByText('waiting')).toBeNull();
  });
});

describe('useQueries', () => {
  const combine = (results: { data: number | undefined }[]) => results.map(({ data }) => data ?? '…').join(' ');
  function Several({ ids }: { ids: number[] }) {
    const queries = ids.map((id) => ({ queryKey: ['one', id], queryFn: () => Promise.resolve(id * 10) }));
    return <p>{useQueries({ queries, combine })}</p>;
  }

  it('combines several queries into one result', async () => {
    const client = shown(<Several ids={[1, 2]} />);
    await screen.findByText('10 20');
    act(() => void client.setQueryData(['one', 2], 21));
    await screen.findByText('10 21');
  });
});
