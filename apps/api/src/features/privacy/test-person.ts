import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { DatabaseKind } from '../../database/test-database.ts'
import { type Life, openLife } from '../orders/test-life.ts'
import { personalColumns } from './columns/personal-columns.ts'
import { listColumns, type TableRule } from './columns/table-rule.ts'
import { plantApproval } from './planted/test-planted-approval.ts'
import { plantCheck } from './planted/test-planted-check.ts'
import { plantClaim } from './planted/test-planted-claim.ts'
import { plantHold } from './planted/test-planted-hold.ts'
import { plantHomologation } from './planted/test-planted-homologation.ts'
import { plantNegotiation } from './planted/test-planted-negotiation.ts'
import { plantSite } from './planted/test-planted-site.ts'
import { plantSubscription } from './planted/test-planted-subscription.ts'
import { plantSuggestion } from './planted/test-planted-suggestion.ts'
import { plantWebhook } from './planted/test-planted-webhook.ts'

/** A person who is in every table: customer, borrower, card holder, recipient, partner, consultant and user. */
export const person = {
  name: 'Marta Plantada Íris',
  cpf: '11144477735',
  email: 'marta.plantada@titular.example',
  phone: '62988887766',
} as const

type Row = Readonly<Record<string, unknown>>

/** What a test finds again in one column. */
export const toMarker = (table: string, column: string): string => `marca:${table}.${column}`

const valueLists = ['empty', 'blank', 'tax', 'taxBlank'] as const

/** A value for each personal column: a name, a text with the name in it, or a marker. */
const toPersonalValues = (table: string, rule: TableRule): Row => {
  const marker = (column: string) => toMarker(table, column)
  const fill = (columns: readonly string[], to: (column: string) => unknown) =>
    columns.map((column) => [column, to(column)])
  return Object.fromEntries([
    ...fill(listColumns(rule, ...valueLists), marker),
    ...fill(listColumns(rule, 'name', 'taxName'), () => person.name),
    ...fill(listColumns(rule, 'text'), (column) => `${person.name}, ${person.email}: ${marker(column)}`),
    ...fill(listColumns(rule, 'json'), (column) => ({ motive: `111.444.777-35 ${marker(column)}` })),
  ])
}

const findRule = (table: string): TableRule => {
  const found = personalColumns.find(([name]) => name === table)
  if (found === undefined) throw new Error(`${table} is not listed`)
  return found[1]
}

/** Writes personal values, and the others of the test, into a row: a new one, or the one with this condition. */
const createPlanter = (db: Database) => {
  const planted = new Set<string>()
  const toRow = (table: string, row: Row) => {
    planted.add(table)
    const { orders: _none, ...values } = { orders: 0, ...toPersonalValues(table, findRule(table)), ...row }
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  }
  const assign = (values: Row) => sql.join(Object.keys(values).map((column) => sql.ref(column)))
  return {
    planted,
    insert: async (table: string, row: Row): Promise<number> => {
      const values = toRow(table, row)
      const { rows } = await sql<{ row: { readonly id?: number } }>`
        insert into ${sql.table(table)} as made (${assign(values)})
        select ${assign(values)} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)
        returning to_jsonb(made) as row`.execute(db)
      return rows[0]?.row.id ?? 0
    },
    update: async (table: string, id: number, row: Row): Promise<void> => {
      const values = toRow(table, row)
      await sql`
        update ${sql.table(table)} set (${assign(values)}) = (select ${assign(values)}
          from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)) where id = ${id}`.execute(
        db,
      )
    },
  }
}

type Planter = ReturnType<typeof createPlanter>

const at = '2026-11-20T12:00:00.000Z'

const plantUser = async ({ insert }: Planter): Promise<number> => {
  const user_id = await insert('app_user', {
    email: person.email,
    roles: ['FINANCIAL'],
    password_hash: 'x',
    avatar: 'marta.png',
    order_columns: [],
    updated_by: person.name,
    active: true,
    can_view_product_prices: false,
    can_view_margin_liquid: false,
    notification_methods: ['EMAIL'],
    created_at: at,
    version: 1,
  })
  const id = randomUUID()
  await insert('session_family', { id, user_id, created_at: at, proved_at: at })
  await insert('second_factor', { user_id, kind: 'AUTHENTICATOR', added_at: at, sealed_secret: 'x' })
  await insert('saved_view', { user_id, created_at: at })
  await insert('idempotency_key', { user_id, key: 'k', created_at: at })
  await insert('email_change', { user_id, email_after: person.email, requested_at: at })
  await insert('notification', {
    user_id,
    type: 'INVOICE',
    icon: 'INFO',
    is_read: false,
    created_at: at,
    written_by: '1',
  })
  return user_id
}

/** All that belongs to one order, which is the person's from now on. */
const plantOrder = async (
  { insert, update }: Planter,
  { id, customerId, adminId }: { readonly id: number; readonly customerId: number; readonly adminId: number },
): Promise<void> => {
  await update('orders', id, {
    customer_id: customerId,
    customer_document: person.cpf,
    customer_email: person.email,
    customer_phone: person.phone,
    delivery_address_id: undefined,
    margin_reason: undefined,
    fretefy_carrier_document: person.cpf,
  })
  const order_id = id
  await insert('credit_release', { order_id, total_cents: 1, released_by: adminId, released_at: at })
  await insert('delivery', { order_id, number: 99, status: 'PLANNED', created_at: at })
  await insert('budget_revision', {
    order_id,
    version: 99,
    content: { customerName: person.name, delivery: '111.444.777-35 marca:budget_revision.content' },
    saved_at: at,
    replaced_at: at,
  })
  await insert('order_attachment', {
    order_id,
    content_type: 'application/pdf',
    size_bytes: 4,
    storage_key: `orders/${id}/documento.pdf`,
    added_by: adminId,
    created_at: at,
    send_count: 0,
    version: 1,
    before_seller_change: false,
  })
  await insert('order_charge', {
    order_id,
    part: 2,
    attempt: 9,
    means: 'CREDIT_CARD',
    amount_cents: 100,
    installments: 1,
    state: 'CANCELED',
    due_date: '2026-11-30',
    paid_cents: 0,
    card_holder_document: person.cpf,
    created_at: at,
  })
  await insert('order_financing', {
    order_id,
    equipment_value_cents: 1,
    input_value_cents: 1,
    waiting_period_days: 30,
    installments: 12,
    installments_value_cents: 1,
    person: {
      personName: person.name,
      personCpf: '111.444.777-35',
      personMotherName: 'marca:order_financing.person',
    },
    saved_by: adminId,
    saved_at: at,
  })
  await insert('order_log', { order_id, author: person.name, created_at: at })
  await insert('triangulation', {
    order_id,
    customer_document: person.cpf,
    address_city: '',
    address_state: '',
    updated_at: at,
    version: 1,
  })
  await insert('triangulation_file', { order_id, storage_key: `orders/${id}/operacao.pdf`, created_at: at })
  await insert('inbound_event', {
    order_id,
    source: 'erp',
    key: `planted-${id}`,
    event: 'x',
    outcome: 'noted',
    received_at: at,
  })
}

const plantElsewhere = async (
  planter: Planter,
  { db, adminId }: { readonly db: Database; readonly adminId: number },
) => {
  const { insert, update } = planter
  const { rows } = await sql<{ seller: number; other: number; entry: number; product: string }>`
    select (select min(id) from seller) as seller, (select max(id) from seller) as other,
      (select max(id) from point_entry where type = 'CREDIT') as entry, (select min(code) from product) as product`.execute(
    db,
  )
  const [{ seller, other, entry, product }] = rows as [(typeof rows)[number]]
  const answers = { partnerName: person.name, partnerDocument: '111.444.777-35', partnerEmail: person.email }
  await update('seller', seller, {
    email: person.email,
    company_info: { ...answers, partnerBirthDate: '1980-01-01', partnerPhone: 'marca:seller.company_info' },
    name: `Plantada Solar ${person.cpf}`,
  })
  await insert('seller_brand', {
    seller_id: seller,
    trade_name: 'Plantada Solar',
    colour: '#0B3D91',
    phone: person.phone,
    email: person.email,
    site: '',
    version: 1,
  })
  await insert('company_invitation', {
    seller_id: seller,
    email: person.email,
    role: 'CONTRIBUTOR',
    company_role: 'BUYER',
    invited_by: adminId,
    sent_at: at,
    sendings: 1,
    expires_at: at,
  })
  await insert('consultant_contact', { states: ['AC'], phone_number: person.phone, position: 9, version: 1 })
  const entry_id = await insert('point_entry', {
    seller_id: other,
    type: 'CREDIT',
    value: 1,
    qualifiable: false,
    created_at: at,
  })
  void entry
  await insert('point_trade', {
    entry_id,
    product_code: product,
    product_name: 'Prêmio',
    erp_state: 'GO',
    erp_city: '5208707',
    erp_city_name: 'Goiânia',
  })
  await insert('audit_entry', {
    made_at: at,
    author_id: adminId,
    action: 'change',
    subject_kind: 'order',
    subject_id: '1',
  })
  await insert('security_event', { made_at: at, kind: 'sign-in', user_id: adminId, network: 'x', request_id: 'x' })
  await insert('lookup_cache', { kind: 'cnpj', fetched_at: at })
  await insert('portal_link', { place: 'apps', url: 'https://links.example', roles: [], position: 9, version: 1 })
  await insert('product_content', { product_code: product, promoted: false, updated_at: at, version: 1 })
  await insert('rate_limit', { calls: 1, window_ends_at: at })
  await insert('setting', { key: 'planted' })
  await sql`insert into reconciliation (day, system, requested_at) values ('2026-11-20', 'ERP', ${at})`.execute(db)
  await insert('reconciliation_row', {
    day: '2026-11-20',
    system: 'ERP',
    key: 'planted',
    kind: 'MISSING_THERE',
    order_ids: [],
    here_cents: 1,
    state: 'HANDLED',
    found_at: at,
    handled_by: adminId,
    handled_at: at,
    version: 1,
  })
  await insert('simulated_erp_title', { key: 'planted' })
  await insert('simulated_gateway_order', { id: 'planted' })
  await insert('person_export', { id: randomUUID(), subject: person.cpf, requested_by: adminId, requested_at: at })
  await sql`
    insert into pgboss.job (name, data, output, source_output) values ('mail.access-changed',
      ${JSON.stringify({ userId: adminId, email: person.email })}::jsonb,
      ${JSON.stringify({ message: `550 ${person.email} marca:pgboss.job.output` })}::jsonb, null)`.execute(db)
  planter.planted.add('pgboss.job')
  return { other, product }
}

/** An accepted proposal: its content names the person without any other record. */
const plantProposal = async (
  { insert }: Planter,
  { customerId, adminId, sellerId }: Readonly<Record<'customerId' | 'adminId' | 'sellerId', number>>,
): Promise<void> => {
  const made = { created_by: adminId, created_at: at, updated_at: at, version: 1, last_version: 1, views: 0 }
  const source = { source_kind: 'CART', order_type: 'MP', final_price_cents: 1, customer_id: customerId }
  const proposal_id = await insert('proposal', {
    seller_id: sellerId,
    number: 1,
    status: 'ACCEPTED',
    ...made,
    ...source,
  })
  const customer = { name: person.name, document: person.cpf, phone: person.phone, email: person.email }
  const content = { customer, texts: { internalNote: `${person.name} marca:proposal_version.content` } }
  await insert('proposal_version', { proposal_id, number: 1, content, costs: {}, final_price_cents: 1 })
  const signed = { version: 1, accepted_at: at, consent_version: 1, pdf_sha256: 'x', document: person.cpf }
  await insert('proposal_acceptance', { proposal_id, seller_id: sellerId, ...signed })
}

export type Planted = {
  readonly life: Life
  readonly userId: number
  readonly customerId: number
  readonly adminId: number
  /** A delivered order with its invoice, a rejected one, and the person's budget. */
  readonly delivered: number
  readonly rejected: number
  readonly budget: number
  readonly tables: ReadonlySet<string>
  readonly close: () => Promise<void>
}

/** A shop in which one person is planted in every personal column of every table. */
export const plantPerson = async (kind: DatabaseKind): Promise<Planted> => {
  const life = await openLife(kind)
  const { db } = life
  const planter = createPlanter(db)
  const { id: adminId } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'administrator@girassol.demo')
    .executeTakeFirstOrThrow()
  const delivered = await life.orderAt('INVOICE_DELIVERED', { nf: '4711' })
  const rejected = await life.orderAt('INVOICE_REPROVED')
  const budget = await life.budget()
  const { seller_id } = await life.read(delivered)
  const userId = await plantUser(planter)
  const customerId = await planter.insert('customer', {
    seller_id,
    document_type: 'F',
    document: person.cpf,
    email: person.email,
    phone_code: person.phone.slice(0, 2),
    phone: person.phone.slice(2),
    has_ie: false,
    erp_state: 'GO',
    erp_city: '5208707',
    erp_city_name: 'Goiânia',
    version: 1,
    created_at: at,
    used_at: at,
  })
  await planter.insert('customer_address', {
    customer_id: customerId,
    city_id: '5208707',
    city_name: 'Goiânia',
    uf: 'GO',
    created_at: at,
  })
  for (const id of [delivered, rejected, budget]) await plantOrder(planter, { id, customerId, adminId })
  await plantClaim(planter.insert, { orderId: delivered, adminId, at })
  await plantApproval(planter.insert, { orderId: delivered, adminId, at })
  await plantNegotiation(planter.insert, { orderId: budget, adminId, at })
  await plantHold(planter.insert, { orderId: budget, adminId, at })
  await plantCheck(planter.insert, { db, orderId: delivered, adminId, at })
  const analysis = await db
    .insertInto('card_analysis')
    .values({ order_id: rejected, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await planter.insert('card_analysis_log', {
    card_analysis_id: analysis.id,
    user_id: adminId,
    type: 'analysis',
    created_at: at,
  })
  const { other, product } = await plantElsewhere(planter, { db, adminId })
  await planter.insert('product_alert', { user_id: userId, product_code: product, made_at: at })
  await plantSubscription(planter.insert, { userId, at })
  await plantSuggestion(planter.insert, { orderId: delivered, sellerId: seller_id, adminId, product, at })
  await plantWebhook(planter.insert, { sellerId: seller_id, adminId, at })
  await plantProposal(planter, { customerId, adminId, sellerId: seller_id })
  await plantSite(planter.insert, { customerId, adminId, sellerId: seller_id, at, person })
  await plantHomologation(planter.insert, { adminId, sellerId: seller_id, holder: person, at })
  await planter.insert('seller_change', {
    order_id: rejected,
    from_seller_id: other,
    to_seller_id: seller_id,
    changed_by: adminId,
    changed_at: at,
    content: { customerName: person.name, customerDocument: person.cpf, billingAddress: 'marca:seller_change.content' },
  })
  return { life, userId, customerId, adminId, delivered, rejected, budget, tables: planter.planted, close: life.close }
}
