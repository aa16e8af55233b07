import { api, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import type { CaptchaPicture } from '../../core';

/** `GET /api/provider/captcha`: every read returns a new picture, which can be answered once. */
export function captchaQuery(prefix: string) {
  return queryOptions({
    queryKey: ['auth', 'captcha', prefix],
    queryFn: ({ signal }) => api.get<CaptchaPicture>('/api/provider/captcha', { query: { prefix }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useCaptcha(prefix: string) {
  return useQuery(captchaQuery(prefix));
}
