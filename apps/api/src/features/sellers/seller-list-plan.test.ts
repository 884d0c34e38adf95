import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import { freshDatabase } from '../../database/test-database.ts'
import type { Tx } from '../../http/context.ts'
import { approvedPage } from './sellers-queries.ts'

let connection: Connection

beforeAll(async () => {
  connection = await freshDatabase()
  const statuses = sql`(array['APPROVED', 'APPROVED', 'APPROVED', 'PENDING', 'REPROVED'])`
  await sql`
    insert into seller (erp_code, name, fancy_name, cnpj, erp_state, status)
    select 'COD' || n, 'Empresa ' || md5(n::text) || ' Ltda', 'Árvore ' || md5('x' || n), 'cnpj' || n, 'SP',
      ${statuses}[1 + n % 5]
    from generate_series(1, 20000) n`.execute(connection.db)
  // New rows stay outside the search index until a vacuum, which PostgreSQL runs by itself from time to time.
  await sql`vacuum analyze seller`.execute(connection.db)
})
afterAll(() => connection.close())

const explain = async (query: { term?: string; skip?: number; take?: number }): Promise<string> => {
  const page = approvedPage(connection.db as Tx, { skip: 1, take: 5, ...query }).select(['id', 'name'])
  const { sql: text, parameters } = page.compile()
  const { rows } = await connection.pool.query(`explain ${text}`, [...parameters])
  return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
}

test.each([
  ['the first page', {}],
  ['page 800', { skip: 800 }],
  ['a page of 100, for a filter', { take: 100 }],
  ['a term that most sellers contain', { term: 'empresa' }],
])('SEL-009 %s is read from the index of names, in its order', async (_, query) => {
  const plan = await explain(query)
  expect(plan).toMatch(/Index Scan using seller_name /)
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})

test.each(['cod19999', 'c51ce410', 'cnpj777'])('SEL-009 the rare term %s is searched by its index', async (term) => {
  const plan = await explain({ term })
  expect(plan).toContain('seller_search')
  expect(plan).not.toContain('Seq Scan')
})
