import type { Migration } from '@housebrand/shared/nest';

/** A step that is done and the next one that is asked for are noted together: one round trip and one commit in place of two. */
export const goOn: Migration = {
  id: 'wallet-0014-go-on',
  sql: `
create function go_on_payment(p_id uuid, p_step text, p_at timestamptz)
returns table (step text, asked boolean, unit text, amount bigint, username text, receiver text)
language plpgsql as $$
begin
  perform settle_payment(p_id, p_step, p_at);
  return query select * from ask_payment(p_id, p_at);
end $$;
`,
};
