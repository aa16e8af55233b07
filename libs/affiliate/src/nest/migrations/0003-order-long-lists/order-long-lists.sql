-- Whether the sums by downline of the period are in the index of long lists; it stays so.
alter table affiliate_sum add column is_ordered boolean not null default false;
-- the income in a long list, by which an index orders it
alter table affiliate_source_sum add column ordered_satang bigint;

-- an index with the income would write entries for each change of any sum
drop index affiliate_source_sum_highest;
alter table affiliate_sum disable trigger maintained;
alter table affiliate_source_sum disable trigger maintained;
update affiliate_sum set is_ordered = true where members > 512;
update affiliate_source_sum source set ordered_satang = source.income_satang from affiliate_sum period
where period.is_ordered and (period.agent, period.username, period.grain, period.starts_on) = (source.agent, source.username, source.grain, source.starts_on);
alter table affiliate_sum enable trigger maintained;
alter table affiliate_source_sum enable trigger maintained;
create index affiliate_source_sum_ordered on affiliate_source_sum (agent, username, grain, starts_on, ordered_satang desc, from_username)
  where ordered_satang is not null;

-- room for the next version of a row beside it
alter table affiliate_sum set (fillfactor = 80);
alter table affiliate_source_sum set (fillfactor = 80);
