-- With what and from where a session was last used: its sign-in or the last renewal of its access (SEC-008). The
-- defaults serve processes of an earlier release.
alter table session_family add column user_agent text not null default '';
alter table session_family add column address text not null default '';

alter table audit_entry drop constraint audit_entry_action_check;
alter table audit_entry add constraint audit_entry_action_check check (action in (
  'create', 'change', 'remove', 'invite', 'deactivate', 'reactivate', 'approve', 'reprove', 'import', 'export', 'retry',
  'post', 'disconnect'));
