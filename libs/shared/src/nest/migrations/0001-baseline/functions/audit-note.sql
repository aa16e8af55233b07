-- what triggers of the domains write with, in the transaction that set them off
create function audit_note(p_agent text, p_actor text, p_action text, p_subject text, p_details json) returns void
language sql as $$
  insert into audit_entry (agent, actor, action, subject, details)
  values (p_agent, p_actor, p_action, p_subject, p_details::text);
$$;
