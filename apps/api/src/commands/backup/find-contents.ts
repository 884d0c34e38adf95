import type pg from 'pg'

const relations = `
  select nspname as schema, nspname || '.' || relname as name from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and nspname not in ('pg_catalog', 'information_schema')
    and nspname !~ '^pg_(toast|temp)'
    and not exists (select from pg_depend
      where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
  order by 1, 2`

/** An attempt that failed leaves the queues, which are the same in every database, without a job. */
const hasJobs = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query('select from pgboss.job limit 1')).rows.length > 0

/**
 * The first table, view or sequence that makes a database one that is not empty, or undefined. `onlyOwnSchema` ignores
 * what others have in schemas of their own (C-240).
 */
export const findContents = async (client: pg.ClientBase, onlyOwnSchema: boolean): Promise<string | undefined> => {
  const { rows } = await client.query<{ schema: string; name: string }>(relations)
  const found = rows.find(({ schema }) => schema === 'public' || (!onlyOwnSchema && schema !== 'pgboss'))
  if (found !== undefined) return found.name
  return rows.some(({ name }) => name === 'pgboss.job') && (await hasJobs(client)) ? 'pgboss.job' : undefined
}
