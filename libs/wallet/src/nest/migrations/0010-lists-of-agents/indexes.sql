-- Lists of all kinds merge one range per kind. Days of bonuses are ranges, too.
create index payment_of_agent on payment (agent, kind, created_at desc, id desc);
-- few payments are refused, and only these write the next two
create index payment_refused on payment (agent, kind, created_at desc, id desc) where status = 'REJECT';
create index payment_refused_gift on payment (agent, receiver, created_at desc, id desc) where kind = 'GIFT' and status = 'REJECT';
create index provider_move_of_agent on provider_move (agent, kind, created_at desc, id desc);
create index provider_move_refused on provider_move (agent, kind, created_at desc, id desc) where state = 'REFUSED';
