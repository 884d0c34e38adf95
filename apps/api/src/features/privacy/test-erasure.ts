import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/privacy'
import { sql } from 'kysely'
import type { DatabaseKind } from '../../database/test-database.ts'
import { noon, readyCart } from '../cart/test-shop.ts'
import { openLife } from '../orders/test-life.ts'
import { personalColumns } from './columns/personal-columns.ts'

/** A CPF with valid check digits for each number. */
const toCpf = (n: number): string => {
  const digits = [...String(200_000_000 + n)].map(Number)
  for (const first of [10, 11]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (first - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

type Own = { readonly name?: string; readonly email?: string | null; readonly phone?: string }

/** What calls change by themselves. */
const ownOfCalls = ['rate_limit', 'session_family', 'refresh_token', 'security_event', 'line_hash']

/** A shop whose carts have a person of their own each, and what an erasure needs. */
export const openErasures = async (kind: DatabaseKind) => {
  const life = await openLife(kind)
  const { db } = life
  life.setNow(noon)
  let administrator = await life.as('administrator@girassol.demo')
  let people = 0
  return {
    life,
    administrator: (...call: Parameters<typeof administrator>) => administrator(...call),
    /** Signs the administrator in again, at this instant. */
    signIn: async (instant: string) => {
      life.setNow(instant)
      administrator = await life.as('administrator@girassol.demo')
    },
    /** Without the limit of calls a minute. */
    erase: async (subject: string) => {
      await db.deleteFrom('rate_limit').execute()
      return administrator(contract.erasePerson, { body: { subject } })
    },
    /** A cart that is ready to be finished, whose customer is a new person. */
    cartOfPerson: async (own: Own = {}) => {
      people += 1
      const cpf = toCpf(people)
      const { id } = await readyCart(life, life.integrator)
      const { customer_id: customerId } = await life.read(id)
      const named = { name: `Pessoa Sozinha ${people}`, email: `pessoa${people}@titular.example`, ...own }
      await db
        .updateTable('customer')
        .set({ document: cpf, ...named })
        .where('id', '=', customerId)
        .execute()
      await db
        .updateTable('orders')
        .set({ customer_document: cpf, customer_name: named.name, customer_email: named.email })
        .where('id', '=', id)
        .execute()
      return { id, cpf, customerId: customerId ?? 0, ...named }
    },
    finish: (id: number) => life.integrator(cart.finishAsOrder, { params: { id } }),
    /** How many orders and customers have this CPF. */
    countOf: async (cpf: string): Promise<number> => {
      const { rows } = await sql<{ found: number }>`
        select (select count(*) from orders where customer_document = ${cpf})
          + (select count(*) from customer where document = ${cpf}) as found`.execute(db)
      return Number(rows[0]?.found)
    },
    /** All rows of all tables as one text. */
    dump: async (): Promise<string> => {
      const parts: string[] = []
      for (const [table] of personalColumns.filter(([name]) => !ownOfCalls.includes(name))) {
        const { rows } = await sql<{ rows: string }>`
          select coalesce(string_agg(to_jsonb(t)::text, ' ' order by to_jsonb(t)::text), '') as rows
          from ${sql.table(table)} as t`.execute(db)
        parts.push(rows[0]?.rows ?? '')
      }
      return parts.join()
    },
    close: life.close,
  }
}

export type Erasures = Awaited<ReturnType<typeof openErasures>>
