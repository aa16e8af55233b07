-- Announce to the agent's other systems that a payment was settled, whichever code settles it.

-- p_id: what the member's lists call the payment.
create function announce_settled(p_agent text, p_id text, p_kind text, p_username text, p_satang bigint, p_at timestamptz,
  p_points bigint default null, p_receiver text default null, p_reverses uuid default null) returns void
language plpgsql as $$
begin
  perform event_add(p_agent, 'payment.settled', p_kind || ' ' || p_id, p_at, jsonb_build_object('paymentId', p_id, 'paymentKind', p_kind,
    'username', p_username, 'receiver', p_receiver, 'amountSatang', p_satang, 'amountPoints', p_points, 'reversedPaymentId', p_reverses));
end $$;

create function announce_payment() returns trigger language plpgsql as $$
begin
  perform announce_settled(new.agent, new.id::text, new.kind, new.username, case new.unit when 'CREDIT' then new.amount end, new.changed_at,
    case new.unit when 'POINT' then new.amount end, case new.kind when 'GIFT' then new.receiver end, new.reverses);
  return null;
end $$;

create trigger announces after update on payment for each row
when (old.status <> 'SUCCESS' and new.status = 'SUCCESS') execute function announce_payment();

-- the credit of a claim arrives at once; deposits and withdrawals are settled later, which only the provider's reports show
create function announce_claim() returns trigger language plpgsql as $$
begin
  perform announce_settled(new.agent, new.id::text, new.kind, new.username, new.amount_satang, new.settled_at);
  return null;
end $$;

create trigger announces after update on provider_move for each row
when (old.state <> 'SETTLED' and new.state = 'SETTLED' and new.kind in ('INCOME', 'CASHBACK')) execute function announce_claim();

create function announce_reported() returns trigger language plpgsql as $$
begin
  perform announce_settled(new.agent, new.reference, new.kind, new.username, new.satang, new.ended_at);
  return null;
end $$;

create trigger announces after insert on reported_payment for each row execute function announce_reported();
