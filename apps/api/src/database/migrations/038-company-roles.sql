-- The role of an integrator-type user within his company, beside the portal role (C-195); null for everyone else.
alter table app_user add column company_role text
  check (company_role in ('ADMIN', 'APPROVER', 'BUYER', 'VIEWER'));

-- COMP-001: the role that a user starts with. In the database, so that it holds for each way to create a user.
create function start_company_role() returns trigger language plpgsql as $$
begin
  if not (new.roles <@ array['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR']) then
    new.company_role := null;
  elsif new.company_role is null then
    new.company_role := case
      when 'INTEGRATOR' = any(new.roles) then 'ADMIN'
      when 'MANAGER' = any(new.roles) then 'APPROVER'
      else 'BUYER'
    end;
  end if;
  return new;
end $$;

create trigger start_company_role before insert or update of roles, company_role on app_user
  for each row execute function start_company_role();

-- The trigger gives each existing user the role to start with.
update app_user set company_role = null where roles <@ array['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR'];
