import type pg from 'pg'

/**
 * PostgreSQL plans a prepared statement once instead of each time, which often takes longer than running it. Two kinds of
 * statement are left as they are: `select *` would fail on an open connection once a newer version adds a column, and the
 * page of a list (`limit $n`) is planned best for the very values that are searched for.
 */
const unsuitable = /(?:select|returning) \*|"\.\*|\blimit \$\d/

/** Each connection keeps what it prepares until it ends, so texts that are built in endless variants must not fill it. */
const mostNames = 1000

/** The texts that ran before, with their numbers. */
const numbers = new Map<string, number>()

/** The name under which a text is prepared, from its second run on; undefined for one that is sent as it is. */
const findName = (text: string): string | undefined => {
  const number = numbers.get(text)
  if (number !== undefined) return `girassol_${number}`
  if (numbers.size < mostNames && !unsuitable.test(text)) numbers.set(text, numbers.size)
  return undefined
}

const prepared = (query: unknown, values: unknown): unknown => {
  const hasValues = typeof query === 'string' && Array.isArray(values) && values.length > 0
  return hasValues ? { text: query, name: findName(query) } : query
}

/** Makes a new connection prepare the statements that come again with other values. */
export const prepareStatements = (client: pg.ClientBase): void => {
  client.query = new Proxy(client.query.bind(client), {
    apply: (send, _, [query, values, ...rest]) =>
      Reflect.apply(send, client, [prepared(query, values), values, ...rest]),
  })
}
