create index entry_at on entry (member_id, at desc, id desc) include (balance_after);
create index entry_movement on entry (member_id, at desc, id desc) where kind not in ('STAKE', 'PAYOUT', 'VOID');
