import type { Database } from '@girassol/api/database/connection'
import { type Endpoint, type RequestFor, toUrl } from '@girassol/contract/http/endpoint'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Shot } from './fire.ts'

/** A staff user who acts for a seller and has a cart: two callers never use the same rows. */
export type BenchCaller = { readonly headers: Readonly<Record<string, string>>; readonly customerId: number }

/** More than the connections of any measurement; each caller needs a cart with a kit first. */
const mostCallers = 200

/** One caller for each generated seller, up to the number that a measurement needs. */
export const listBenchCallers = async (app: FastifyInstance, db: Database): Promise<readonly BenchCaller[]> => {
  const { rows } = await sql<{ user_id: number; family: string; erp_code: string; customer_id: number }>`
    select u.id as user_id, f.id as family, s.erp_code, min(c.id) as customer_id
    from app_user u join session_family f on f.user_id = u.id
    join seller s on s.erp_code = replace(split_part(u.email, '@', 1), 'medida', 'MED')
    join customer c on c.seller_id = s.id
    group by u.id, f.id, s.erp_code order by u.id limit ${mostCallers}
  `.execute(db)
  return rows.map(({ user_id, family, erp_code, customer_id }) => ({
    customerId: customer_id,
    headers: {
      cookie: `girassol_access=${app.jwt.sign({ sub: String(user_id), family }, { expiresIn: '1d' })}`,
      sellerid: erp_code,
    },
  }))
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** A call of the contract as an HTTP request. */
export const toShot = <E extends Endpoint>(caller: BenchCaller, endpoint: E, request?: RequestFor<E>): Shot => {
  const { params = {}, query = {}, body } = (request ?? {}) as Parts
  const path = toUrl(endpoint.path).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return {
    method: endpoint.method,
    path: search.size > 0 ? `${path}?${search}` : path,
    headers: { ...caller.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

/** Sends a shot without a network and returns the response body; a refusal stops the measurement. */
export const send = async (app: FastifyInstance, { method, path, headers, body }: Shot) => {
  const answer = await app.inject({
    method: method as 'GET',
    url: path,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  })
  if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
  return { status: answer.statusCode, answer: answer.body === '' ? null : (answer.json() as unknown) }
}
