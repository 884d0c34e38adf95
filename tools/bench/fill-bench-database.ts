import type { Database } from '@girassol/api/database/connection'
import { loadDemoData } from '@girassol/api/demo-data/load-demo-data'
import { sql } from 'kysely'
import type { BenchOptions } from './bench-options.ts'
import { insertBenchProducts } from './insert-bench-products.ts'

type Sizes = Pick<BenchOptions, 'products' | 'orders' | 'sellers'>

const insertPeople = async (db: Database, sellers: number) => {
  await sql`
    insert into seller (erp_code, name, fancy_name, cnpj, erp_state, erp_city, erp_city_name, status)
    select 'MED' || n, 'Medida ' || n || ' Ltda', 'Medida ' || n, (90000000000000 + n)::text, 'SP', '3550308', 'São Paulo', 'APPROVED'
    from generate_series(1, ${sellers}::int) n
  `.execute(db)
  await sql`
    insert into app_user (name, email, password_hash, roles, can_view_product_prices, can_view_margin_liquid)
    select 'Medida ' || n, 'medida' || n || '@girassol.demo', '-', '{COMMERCIAL}', true, true
    from generate_series(1, ${sellers}::int) n
  `.execute(db)
  await sql`
    insert into session_family (id, user_id, created_at)
    select gen_random_uuid(), id, now() from app_user where email like 'medida%'
  `.execute(db)
  await sql`
    insert into customer (seller_id, document_type, document, name, phone_code, phone, email, address_cep,
      address_description, address_number, address_neighborhood, erp_state, erp_city, erp_city_name)
    select s.id, 'F', lpad((s.id * 10 + n)::text, 11, '0'), 'Cliente ' || n || ' da ' || s.fancy_name, '11', '999990000',
      'cliente@girassol.demo', '01310100', 'Avenida Paulista', '1000', 'Bela Vista', 'SP', '3550308', 'São Paulo'
    from seller s, generate_series(1, 5) n where s.erp_code like 'MED%'
  `.execute(db)
}

const insertOrders = async (db: Database, { orders, sellers }: Pick<Sizes, 'orders' | 'sellers'>) => {
  await sql`
    with sellers as (select array_agg(id order by id) as ids from seller where erp_code like 'MED%'),
      users as (select array_agg(id order by id) as ids from app_user where email like 'medida%'),
      customers as (select seller_id, min(id) as id from customer group by seller_id)
    insert into orders (type, status, seller_id, created_by, created_at, finished_at, finished_by, customer_id,
      customer_type, customer_document, customer_name, address_type, payment_method, sub_total_cents,
      sub_total_with_discount_cents, raw_invoice_cents, total_invoice_cents, kit_power_kw)
    select 'MP', (array['INVOICE', 'INVOICE_VALIDATED', 'INVOICE_APPROVED', 'INVOICE_PAYED', 'INVOICE_BILLED',
        'INVOICE_DELIVERED', 'INVOICE_CANCELED', 'BUDGET'])[1 + n / ${sellers}::int % 8],
      seller_id, users.ids[1 + n % cardinality(users.ids)], now() - n * interval '1 minute', now() - n * interval '1 minute',
      users.ids[1 + n % cardinality(users.ids)], customers.id, 'CUSTOMER', '12345678909', 'Cliente ' || n, 'same', 'PIX',
      900000 + n, 900000 + n, 900000 + n, 900000 + n, 5.5
    from generate_series(1, ${orders}::int) n, sellers, users,
      lateral (select sellers.ids[1 + n % cardinality(sellers.ids)] as seller_id) chosen join customers using (seller_id)
  `.execute(db)
  await sql`
    insert into order_item (order_id, product_code, product_name, quantity, unit_value_cents, cost_cents, availability, position)
    select o.id, p.code, p.name, 1 + p.position, p.price_cents, p.cost_cents, 'Immediate', p.position
    from orders o, (select row_number() over (order by code)::int as position, code, name, price_cents, cost_cents
      from (select * from product where group_code = '1030' order by code limit 4) few) p
  `.execute(db)
  // A million hashes one after the other would take minutes, and nobody verifies these lines.
  await sql`alter table order_log disable trigger order_log_chain`.execute(db)
  await sql`
    insert into order_log (order_id, user_id, author, from_status, to_status, description, created_at)
    select id, created_by, 'Medida', 'CART', status, 'Pedido criado', created_at from orders
  `.execute(db)
  await sql`alter table order_log enable trigger order_log_chain`.execute(db)
}

/**
 * The demonstration, plus generated products, sellers with customers, and orders of four items each. A million orders
 * take longer than the product allows a statement, so the limit is lifted for the connection that inserts them.
 */
export const fillBenchDatabase = async (db: Database, { products, orders, sellers }: Sizes): Promise<void> => {
  await loadDemoData(db, new Date().toISOString())
  await db.connection().execute(async (own) => {
    await sql`set statement_timeout = 0`.execute(own)
    await insertBenchProducts(own, products)
    await insertPeople(own, sellers)
    await insertOrders(own, { orders, sellers })
    await sql`vacuum analyze`.execute(own)
    await sql`reset statement_timeout`.execute(own)
  })
}
