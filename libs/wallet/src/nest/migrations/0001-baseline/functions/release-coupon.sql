-- Makes a coupon redeemable again when its reward was rejected. The reversal of a coupon is no redemption and releases nothing.
create function release_coupon() returns trigger language plpgsql as $$
declare
  redemption coupon_redemption;
begin
  select * into strict redemption from coupon_redemption r where r.agent = new.agent and r.payment = new.id;
  update coupon c set redeemed = c.redeemed - 1 where c.agent = new.agent and c.id = redemption.coupon;
  update coupon_code c set used = c.used - 1 where c.agent = new.agent and c.code_hash = redemption.code_hash;
  return null;
end $$;

create trigger release_coupon after update on payment for each row
  when (new.kind = 'COUPON' and new.status = 'REJECT' and new.reverses is null) execute function release_coupon();
