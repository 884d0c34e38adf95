import * as contract from '@girassol/contract/cart'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { asOwner } from '../database/test-database.ts'
import { readPdfPages } from '../documents/test-pdf.ts'
import { readZip } from '../documents/test-zip.ts'
import { readyCart, type Shop } from '../features/cart/test-shop.ts'
import type { Caller } from '../test-application.ts'
import { otherRecords, type Records } from './test-contract.ts'

/** The personal data of the one customer that the tests search for; no other record contains them. */
export const person = {
  name: 'Marcada da Silva',
  cpf: '39053344705',
  phone: '11976538642',
  email: 'marcador.unico@pessoa.example',
} as const

/** The same data with separators, as users type them. */
export const typed = { cpf: '390.533.447-05', phone: '(11) 97653-8642' } as const

const secrets = [person.cpf, typed.cpf, person.phone, person.phone.slice(2), '97653-8642', 'marcador.unico'] as const

const note = `Falar com ${person.name}, CPF ${typed.cpf} ou ${person.cpf}, ${typed.phone} ou ${person.phone}, ${person.email}.`

const readFile = (bytes: Buffer): string => {
  if (bytes.subarray(0, 4).toString() === '%PDF') return readPdfPages(bytes).flat().join(' ')
  return bytes.subarray(0, 2).toString() === 'PK' ? [...readZip(bytes).values()].join(' ') : bytes.toString()
}

/** The response as text, with the texts of its PDF, spreadsheet or base64 file. */
export const readAll = ({ body, rawPayload }: LightMyRequestResponse): string => {
  const files = [...body.matchAll(/"(?:data|xml)":"([0-9A-Za-z+/]{100,}={0,2})"/g)].map(([, file = '']) => file)
  return [body, readFile(rawPayload), ...files.map((file) => readFile(Buffer.from(file, 'base64')))].join(' ')
}

/** The personal data that the response contains unmasked. */
export const findPersonalData = (answer: LightMyRequestResponse): readonly string[] => {
  const text = readAll(answer)
  return secrets.filter((secret) => text.includes(secret))
}

const markRecord = async ({ db, deps }: Shop, id: number): Promise<void> => {
  const marked = {
    // The registered name of a sole trader contains the owner's CPF.
    customer_name: `${person.name} ${person.cpf}`,
    customer_document: person.cpf,
    customer_phone: person.phone,
    customer_email: person.email,
    additional_data: note,
    approval_feedback: note,
    charge_address_complement: note,
    delivery_address_complement: note,
  }
  await db.updateTable('orders').set(marked).where('id', '=', id).execute()
  await asOwner(deps.connection, (tx) =>
    tx.updateTable('order_log').set({ description: note }).where('order_id', '=', id).execute(),
  )
  const content = {
    createdBy: 'Marina Alves',
    customerName: marked.customer_name,
    customerDocument: person.cpf,
    customerPhone: person.phone,
    customerEmail: person.email,
    billingAddress: note,
    deliveryAddress: note,
    paymentMethod: 'PIX',
    financingBank: null,
    card1Installments: null,
    card2Installments: null,
    releasedCondition: null,
    serviceValueCents: 0,
    additionalData: note,
    feedback: note,
    financingSavedAt: null,
  }
  await sql`insert into seller_change (order_id, from_seller_id, to_seller_id, changed_by, changed_at, content)
    select ${id}, 1, 1, 1, now(), ${JSON.stringify(content)}::jsonb`.execute(db)
}

/** A cart, a budget and an order of the customer, and a notification of every user about them. */
export const insertMarkedRecords = async (shop: Shop, integrator: Caller): Promise<Records> => {
  const finish = async (as: typeof contract.finishAsOrder | typeof contract.finishAsBudget): Promise<number> => {
    const { id } = await readyCart(shop, integrator)
    const answer = await integrator(as, { params: { id } })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return id
  }
  const budget = await finish(contract.finishAsBudget)
  const order = await finish(contract.finishAsOrder)
  const cart = await readyCart(shop, integrator)
  for (const id of [budget, order, cart.id]) await markRecord(shop, id)
  await shop.db
    .updateTable('customer')
    .set({ document: person.cpf, name: person.name, phone: person.phone.slice(2), email: person.email })
    .where('id', '=', cart.customerId ?? 0)
    .execute()
  await sql`insert into notification (user_id, type, title, message, icon, order_id, created_at)
    select id, 'INVOICE', ${note}, ${note}, 'INFO', ${order}, now() from app_user`.execute(shop.db)
  return { cart: cart.id, budget, order, customer: cart.customerId ?? 0, ...otherRecords }
}
