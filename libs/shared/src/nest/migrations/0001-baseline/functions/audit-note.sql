-- Adds an audit entry. Triggers of the domains call it, in the transaction that caused them.
create function audit_note(p_agent text, p_actor text, p_action text, p_subject text, p_details json) returns void
language sql as $$
  insert into audit_entry (agent, actor, action, subject, details)
  values (p_agent, p_actor, p_action, p_subject, p_details::text);
$$;
