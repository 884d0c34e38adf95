import type { CompiledQuery, QueryResult } from 'kysely'
import type { Tx } from './transaction.ts'

/** Stands where a value will be each time the statement runs. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type Values = Readonly<Record<string, unknown>>
type Build<Given extends Values, Row> = (tx: Tx, given: Given) => CompiledQuery<Row>
type Run<Given extends Values, Row> = (tx: Tx, given: Given) => Promise<QueryResult<Row>>

/** Has a slot by every name, and no names of its own: it can be taken apart, but not copied. */
const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

/**
 * A statement whose text is built once a process and then runs with new values: for a wide statement of a hot call,
 * building takes longer than the database needs to run it. `build` sees slots in place of the values, so it must not
 * look at them: neither branch on them, count them nor copy them as a whole; a list is one value (`= any(…)`).
 */
export const compileOnce = <Given extends Values, Row>(build: Build<Given, Row>): Run<Given, Row> => {
  let compiled: CompiledQuery<Row> | undefined
  return (tx, given) => {
    compiled ??= build(tx, slots as Given)
    const parameters = compiled.parameters.map((value) => (value instanceof Slot ? given[value.name] : value))
    return tx.executeQuery({ ...compiled, parameters })
  }
}
