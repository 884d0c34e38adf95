import { apiError } from '@girassol/contract/http/api-error'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { fileBody } from '@girassol/contract/http/file'
import type { LightMyRequestResponse } from 'fastify'
import type { Parts } from './test-contract.ts'
import { hostileValues } from './test-hostile-values.ts'
import { describeRefusal, listFields, withValueAt } from './test-samples.ts'

export type HostileCall = {
  /** 'body.lines.0.moduleId: a text with NUL' */
  readonly label: string
  readonly parts: Parts
  /** The schemas accept the value, so the use case must handle it. */
  readonly accepted: boolean
}

/** Longer URLs do not reach the application: Node refuses them. */
const longestInAddress = 10_000

/** A value as part of a URL; null if it cannot be part of one. */
const inAddress = (value: unknown): string | null => {
  if (typeof value === 'object' && value !== null) return null
  const text = String(value).toWellFormed().slice(0, longestInAddress)
  return text === '' ? null : text
}

const listPartCalls = (endpoint: Endpoint, base: Parts, part: 'params' | 'query' | 'body'): readonly HostileCall[] => {
  const schema = endpoint[part]
  // The bytes of a file have no fields; those of an import are tested in read-in-worker.test.ts.
  if (!schema || schema === fileBody) return []
  const refusals = new Set<string>()
  const isNew = (refusal: string | null): boolean => {
    if (refusal === null) return true
    const size = refusals.size
    return refusals.add(refusal).size > size
  }
  const fields = listFields(schema).filter(({ path }) => part === 'body' || path.length > 0)
  return fields.flatMap(({ path }) =>
    Object.entries(hostileValues).flatMap(([what, hostile]) => {
      const value = part === 'body' ? hostile : inAddress(hostile)
      if (value === null && part !== 'body') return []
      const whole = withValueAt(base[part], path, value)
      const refusal = describeRefusal(schema, part === 'body' ? (whole ?? undefined) : whole)
      const label = `${[part, ...path].join('.')}: ${what}`
      return isNew(refusal) ? [{ label, parts: { ...base, [part]: whole }, accepted: refusal === null }] : []
    }),
  )
}

/**
 * Each field of each part in turn with each hostile value, all else as in the well-formed call. Of several values that
 * the schema refuses in the same words, the first one is sent: the answer is made from these words alone.
 */
export const listHostileCalls = (endpoint: Endpoint, base: Parts): readonly HostileCall[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => listPartCalls(endpoint, base, part))

/** Built once: preparing a schema takes longer than reading a response with it. */
const errorBody = apiError.strict()

const english = /\b(?:invalid|expected|received|must|required|too|string|number|not|error|unexpected|failed)\b/i

/** What is wrong with an error response; empty if it has the format of C-102. */
export const findErrorFaults = (answer: LightMyRequestResponse): readonly string[] => {
  const parsed = errorBody.safeParse(answer.json())
  if (!parsed.success) return [`not the error body: ${answer.body.slice(0, 200)}`]
  const { statusCode, message, errors = [] } = parsed.data
  const sentences = [message, ...errors.flatMap(({ constraints }) => Object.values(constraints))]
  return [
    ...(statusCode === answer.statusCode ? [] : [`says ${statusCode} and is ${answer.statusCode}`]),
    ...sentences
      .filter((sentence) => sentence === '' || english.test(sentence))
      .map((text) => `not Portuguese: ${text}`),
    ...(answer.body.length > 20_000 ? [`an error of ${answer.body.length} characters`] : []),
  ]
}

/** What is wrong with the response to a hostile call: a crash, another format, or a success that should be refused. */
export const findFaults = ({ label, accepted }: HostileCall, answer: LightMyRequestResponse): readonly string[] => {
  const status = answer.statusCode
  const shapeFaults = status >= 400 ? findErrorFaults(answer) : []
  const wrong = status >= 500 || (!accepted && ![400, 404, 413].includes(status)) ? [`answered ${status}`] : []
  return [...wrong, ...shapeFaults].map((fault) => `${label} → ${fault}`)
}
