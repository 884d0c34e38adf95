import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import { freshDatabase } from '../../database/test-database.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import type { ActorSeller } from '../../http/actor.ts'
import type { Tx } from '../../http/context.ts'
import { customersPage, listCustomersOfSeller, selectAddresses } from './customers-queries.ts'

/** 200,000 customers: half of them of one seller, the others of four hundred sellers. */
const many = 200_000

let connection: Connection
let great: ActorSeller
let small: ActorSeller

beforeAll(async () => {
  connection = await freshDatabase()
  await connection.db.transaction().execute(loadDemoPeople)
  const numbers = sql`generate_series(1, 400) n`
  await sql`
    insert into seller (erp_code, name, fancy_name, cnpj, erp_state)
    select 'MANY' || n, 'Empresa ' || n, 'Empresa ' || n, 'many' || n, 'SP' from ${numbers}`.execute(connection.db)
  await sql`
    insert into customer (seller_id, document_type, document, name, phone_code, phone, used_at, erp_state, erp_city,
      erp_city_name, address_cep, address_description, address_number, address_neighborhood)
    select s.ids[case when n % 2 = 0 then 1 else 2 + n % (cardinality(s.ids) - 1) end], 'F', lpad(n::text, 11, '0'),
      'Cliente João ' || n, '11', lpad(n::text, 9, '9'), timestamptz '2026-01-01' + n * interval '1 minute', 'SP',
      '3550308', 'São Paulo', '01310100', 'Avenida Paulista', '1', 'Bela Vista'
    from generate_series(1, ${sql.lit(many)}) n,
      (select array_agg(id order by id) as ids from seller where erp_code like 'MANY%') s`.execute(connection.db)
  await sql`
    insert into customer_address (customer_id, cep, city_id, city_name, uf, number, reference, neighborhood)
    select id, '01310100', '3550308', 'São Paulo', 'SP', '1', 'Rua', 'Bairro' from customer limit 20000`.execute(
    connection.db,
  )
  await sql`vacuum analyze customer, customer_address`.execute(connection.db)
  const sellers = await connection.db
    .selectFrom('seller')
    .select(['id', 'erp_code as erpCode', 'erp_state as erpState'])
    .where('erp_code', 'in', ['MANY1', 'MANY2'])
    .orderBy('id')
    .execute()
  const [first, second] = sellers
  if (!first || !second) throw new Error('the two sellers were not stored')
  great = first
  small = second
}, 120_000)
afterAll(() => connection.close())

const tx = () => connection.db as Tx

const explain = async (query: { explain: () => Promise<readonly object[]> }): Promise<string> =>
  (await query.explain()).map((row) => Object.values(row).join('')).join('\n')

describe('with 200,000 customers', () => {
  test.each([
    ['first', 1],
    ['400th', 400],
  ])('CUS-031 the %s page is read from the index of its seller, in its order', async (_, skip) => {
    const plan = await explain(customersPage(tx(), great, { skip, take: 15 }))
    expect(plan).toMatch(/Index Scan using customer_of_seller /)
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  })

  test.each([
    ['a rare name', 'joão 199998', /customer_search/],
    ['a document', '000.001.999-98', /customer_search/],
    ['a phone', '(11) 99919-9998', /customer_search/],
    ['a name that all have', 'JOAO', /using customer_of_seller /],
  ])('CUS-031 %s is looked for by an index', async (_, term, index) => {
    const plan = await explain(customersPage(tx(), great, { term, skip: 1, take: 15 }))
    expect(plan).toMatch(index)
    expect(plan).not.toContain('Seq Scan')
  })

  test('CUS-031 C-41 C-08 each seller reads its own, and a total that is not counted beyond 10,000', async () => {
    const rare = await listCustomersOfSeller(tx(), great, { term: '(11) 99919-9998', skip: 1, take: 15 })
    expect(rare.data.map(({ name }) => name)).toEqual(['Cliente João 199998'])
    const all = await listCustomersOfSeller(tx(), great, { skip: 1, take: 15 })
    expect([all.data[0]?.name, all.total, all.totalIsExact]).toEqual(['Cliente João 200000', 10_000, false])
    const few = await listCustomersOfSeller(tx(), small, { skip: 1, take: 15 })
    expect([few.total, few.totalIsExact]).toEqual([251, true])
  })

  test('CUS-034 the addresses of a customer are read from their index', async () => {
    expect(await explain(selectAddresses(tx(), 7))).toContain('customer_address_once')
  })
})
