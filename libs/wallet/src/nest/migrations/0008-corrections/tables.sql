-- A correction of a member's credit by staff: CORRECTION adds credit, DEDUCTION takes it.
alter table payment drop constraint payment_kind_check,
  add constraint payment_kind_check
  check (kind in ('GIFT', 'COUPON', 'QUEST', 'TOURNAMENT', 'AFFILIATE', 'PURCHASE', 'CORRECTION', 'DEDUCTION'));
