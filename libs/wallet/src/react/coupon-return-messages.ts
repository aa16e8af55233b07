import { defineMessages } from '@housebrand/shared/react';
import en from './locales/coupon-return/en.json' with { type: 'json' };
import th from './locales/coupon-return/th.json' with { type: 'json' };

/** Messages for returning a coupon, on the screens of coupons and of withdrawals. */
export const { useMessages: useCouponReturnMessages } = defineMessages('couponReturn', { en, th });
