import type pg from 'pg'

/**
 * PostgreSQL plans a prepared statement once instead of each time, and planning often takes longer than running it. Two
 * kinds of statement are not prepared: `select *` would fail on an open connection after a newer version adds a column,
 * and the page of a list (`limit $n`) gets a better plan for its actual values.
 */
const unsuitable = /(?:select|returning) \*|"\.\*|\blimit \$\d/

/** Each connection stores its prepared statements until it closes, so texts with endless variants must not fill it. */
const mostNames = 1000

/** Names the texts of one pool. */
const createNames = () => {
  /** The texts that have run before, each with its number. */
  const numbers = new Map<string, number>()
  /** The name of a prepared text, from its second run on; undefined for a text that is sent unprepared. */
  return (text: string): string | undefined => {
    const number = numbers.get(text)
    if (number !== undefined) return `girassol_${number}`
    if (numbers.size < mostNames && !unsuitable.test(text)) numbers.set(text, numbers.size)
    return undefined
  }
}

const prepared = (query: unknown, values: unknown, findName: (text: string) => string | undefined): unknown => {
  const hasValues = typeof query === 'string' && Array.isArray(values) && values.length > 0
  return hasValues ? { text: query, name: findName(query) } : query
}

/**
 * For one pool: makes each new connection of it prepare the statements that are repeated with other values, in whichever
 * connection they ran before.
 */
export const createStatementPreparer = () => {
  const findName = createNames()
  return (client: pg.ClientBase): void => {
    client.query = new Proxy(client.query.bind(client), {
      apply: (send, _, [query, values, ...rest]) =>
        Reflect.apply(send, client, [prepared(query, values, findName), values, ...rest]),
    })
  }
}
