import { sql } from 'kysely'
import type { Connection } from '../../../database/connection.ts'
import { freshDatabase } from '../../../database/test-database.ts'
import { loadDemoPeople } from '../../../demo-data/demo-people.ts'

/** For tests of query plans: a database with the demo people and this many more sellers, from 'MANY1' on. */
export const crowdedDatabase = async (sellers: number): Promise<Connection> => {
  const connection = await freshDatabase()
  await connection.db.transaction().execute(loadDemoPeople)
  await sql`
    insert into seller (erp_code, name, fancy_name, cnpj, erp_state)
    select 'MANY' || n, 'Empresa ' || n, 'Empresa ' || n, 'many' || n, 'SP'
    from generate_series(1, ${sellers}::integer) n`.execute(connection.db)
  return connection
}
