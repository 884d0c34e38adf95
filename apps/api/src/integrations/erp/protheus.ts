import { z } from 'zod'
import { type JsonAnswer, readAnswer, requestJson } from '../http-json.ts'
import { SystemRefused } from '../system-away.ts'
import { type ProtheusLogin, protheusToken } from './protheus-token.ts'

/**
 * `tenantId` is 'company,branch', without a space after the comma: the tenant of every read that does not belong to an
 * order.
 */
export type ProtheusOptions = ProtheusLogin & { tenantId: string }

type Question = { method: 'GET' | 'POST'; path: string; tenantId?: string; idempotencyKey?: string; body?: unknown }

type GenericQuery = {
  tables: string
  fields: string
  where: string
  order?: string
  page: number
  pageSize: number
  /** The usual tenant of reads if absent. */
  tenantId?: string
}

/** The REST conventions of TOTVS Protheus: token, tenant, pages of items, the generic query. */
export type Protheus = {
  /** Rejects if the ERP cannot be reached or fails; the caller handles a refusal (4xx). */
  request(question: Question): Promise<JsonAnswer>
  /** One page of rows of any table; the keys are the fields in lower case. */
  query<Row extends z.ZodType>(row: Row, query: GenericQuery): Promise<{ items: z.output<Row>[]; hasNext: boolean }>
}

export const protheusAt = (options: ProtheusOptions): Protheus => {
  const { url, tenantId, timeoutMs } = options
  const token = protheusToken(options)

  const send = async ({ method, path, body, ...question }: Question): Promise<JsonAnswer> => {
    const key = question.idempotencyKey === undefined ? {} : { 'idempotency-key': question.idempotencyKey }
    const headers = {
      authorization: `Bearer ${await token.get()}`,
      tenantId: question.tenantId ?? tenantId,
      ...key,
    }
    return requestJson(`${url}${path}`, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) })
  }
  const request = async (question: Question): Promise<JsonAnswer> => {
    const answer = await send(question)
    if (answer.status !== 401) return answer
    token.forget()
    const again = await send(question)
    if (again.status === 401) throw new SystemRefused('Protheus does not take its own token')
    return again
  }
  return {
    request,
    async query(row, { page, pageSize, tenantId: tenant = tenantId, ...query }) {
      const params = new URLSearchParams({ ...query, page: String(page), pageSize: String(pageSize) })
      const answer = await request({
        method: 'GET',
        path: `/rest/api/framework/v1/genericQuery?${params}`,
        tenantId: tenant,
      })
      if (answer.status !== 200) throw new SystemRefused(`Protheus refused a query: HTTP ${answer.status}`)
      return readAnswer(z.object({ items: z.array(row), hasNext: z.boolean() }), answer)
    },
  }
}

/** More pages than any list that the portal reads completely. */
const maxPages = 100

/** Every row of a query. Rejects if there are too many pages. */
export const queryAll = async <Row extends z.ZodType>(
  protheus: Protheus,
  row: Row,
  query: Omit<GenericQuery, 'page' | 'pageSize'>,
): Promise<z.output<Row>[]> => {
  const rows: z.output<Row>[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, hasNext } = await protheus.query(row, { ...query, page, pageSize: 200 })
    rows.push(...items)
    if (!hasNext) return rows
  }
  throw new Error(`Protheus answered more than ${maxPages} pages`)
}

/** Character fields are padded on the right. */
export const fieldText = z.string().transform((text) => text.trim())

/** The characters that a text in a generic query (SQL) may contain: none that could end a literal, and no wildcards. */
const harmless = (text: string): string => text.replace(/[^\p{L}\d .,&/-]/gu, '')

/** A literal of a generic query. */
export const sqlText = (text: string): string => `'${harmless(text)}'`

/** The pattern of a `like` that finds the text anywhere. */
export const sqlPattern = (text: string): string => `'%${harmless(text)}%'`
