import { sql } from 'kysely'
import type { Connection, Database } from './connection.ts'
import { servingLimits } from './open-pool.ts'

/**
 * The role with which the application works. It owns no table, so that the lines which prove what happened cannot be
 * changed through it (SEC-024, C-229).
 */
export const applicationRole = 'girassol_application'

/** The lines of these tables can only be added; only the database itself writes hashes. */
const appended = ['order_log', 'card_analysis_log', 'audit_entry', 'security_event', 'proposal_acceptance']

const refusedCodes = new Set(['42501', '42710', '23505'])

/** Without the right to create roles, or at the same time as another process, nothing happens. */
const createRole = async (db: Database): Promise<void> => {
  try {
    await sql`create role ${sql.raw(applicationRole)} nologin`.execute(db)
  } catch (error) {
    if (!refusedCodes.has((error as { code?: string }).code ?? '')) throw error
  }
}

const isCreated = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select to_regrole(${applicationRole}) is not null as found`.execute(db)
  return rows[0]?.found === true
}

/** The job queue keeps its own tables up to date, so it must own them. */
const giveQueueTables = `do $$
declare
  part record;
begin
  if to_regnamespace('pgboss') is null or not pg_has_role(session_user, '${applicationRole}', 'set') then return; end if;
  alter schema pgboss owner to ${applicationRole};
  for part in select oid::regclass as name from pg_class where relnamespace = 'pgboss'::regnamespace
    and relkind in ('r', 'p', 'v') loop
    execute format('alter table %s owner to ${applicationRole}', part.name);
  end loop;
  for part in select oid::regprocedure as name from pg_proc where pronamespace = 'pgboss'::regnamespace loop
    execute format('alter routine %s owner to ${applicationRole}', part.name);
  end loop;
  for part in select oid::regtype as name from pg_type where typnamespace = 'pgboss'::regnamespace
    and typtype in ('e', 'd') loop
    execute format('alter type %s owner to ${applicationRole}', part.name);
  end loop;
end $$`

/** Maintain: the application keeps the statistics of tables up to date after an import. */
const grants = `
  grant usage on schema public to ${applicationRole};
  grant select, insert, update, delete, maintain on all tables in schema public to ${applicationRole};
  grant usage on all sequences in schema public to ${applicationRole};
  revoke update, delete on ${appended.join(', ')} from ${applicationRole};
  revoke insert, update, delete on line_hash, line_anchor, terms_version, catalogue_change from ${applicationRole};
  grant execute on function remove_old_security_events, anonymise_old_acceptances to ${applicationRole};`

const grantsOfDatabase = `do $$ begin
  execute format('grant create on database %I to ${applicationRole}', current_database());
  if not pg_has_role(session_user, '${applicationRole}', 'set') then
    execute format('grant ${applicationRole} to %I with set true', session_user);
  end if;
exception when insufficient_privilege then
  -- Somebody else created the role, and this user may not take it: it then works as the owner of its tables.
  null;
end $$`

/**
 * Creates the role if it is missing and gives it its rights in this database, which must have run every migration. The
 * caller owns the tables. Does nothing where the caller may not create roles and nobody created it before.
 */
export const prepareApplicationRole = async (db: Database): Promise<void> => {
  if (!(await isCreated(db))) await createRole(db)
  if (!(await isCreated(db))) return
  await db.transaction().execute(async (tx) => {
    // Two processes that grant at the same time would disturb each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${applicationRole}, 0))`.execute(tx)
    await sql.raw(grants).execute(tx)
    await sql.raw(grantsOfDatabase).execute(tx)
    await sql.raw(giveQueueTables).execute(tx)
  })
}

/**
 * Creates the user with which the application connects, from the name and password of its address, or gives an existing
 * one the role. The caller owns the tables and may create roles (C-229).
 */
export const prepareLogin = async (db: Database, { username, password }: URL): Promise<void> => {
  const name = decodeURIComponent(username)
  const { rows } = await sql`select from pg_roles where rolname = ${name}`.execute(db)
  if (rows.length === 0) {
    await sql`create role ${sql.id(name)} login password ${sql.lit(decodeURIComponent(password))}`.execute(db)
  }
  await sql`grant ${sql.raw(applicationRole)} to ${sql.id(name)}`.execute(db)
}

/**
 * Gives the user of this address the settings that other connections of the application bring along: behind a pooler a
 * connection cannot have settings of its own (REL-019). The caller may change roles.
 */
export const prepareSharedLogin = async (db: Database, { username }: URL): Promise<void> => {
  const login = sql.id(decodeURIComponent(username))
  const { lockMs, statementMs, idleInTransactionMs } = servingLimits
  await sql`alter role ${login} set role = ${sql.lit(applicationRole)}`.execute(db)
  await sql`alter role ${login} set lock_timeout = ${sql.lit(lockMs)}`.execute(db)
  await sql`alter role ${login} set statement_timeout = ${sql.lit(statementMs)}`.execute(db)
  await sql`alter role ${login} set idle_in_transaction_session_timeout = ${sql.lit(idleInTransactionMs)}`.execute(db)
}

/** Whether a connection behind a pooler works with the role and has a limit for locks. */
export const hasSharedSettings = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select current_user = ${applicationRole} and current_setting('lock_timeout') <> '0' as found`.execute(db)
  return rows[0]?.found === true
}

/** Whether this connection may take the role and the role has its rights in this database. */
export const canActAsApplication = async (db: Database): Promise<boolean> => {
  if (!(await isCreated(db))) return false
  const { rows } = await sql<{ found: boolean }>`
    select pg_has_role(session_user, ${applicationRole}, 'set')
      and has_table_privilege(${applicationRole}, 'orders', 'insert') as found`.execute(db)
  return rows[0]?.found === true
}

/** From now on the embedded database, which has one connection only, works with the role. */
export const actAsApplication = async ({ db }: Pick<Connection, 'db'>): Promise<void> => {
  await sql`set role ${sql.raw(applicationRole)}`.execute(db)
}
