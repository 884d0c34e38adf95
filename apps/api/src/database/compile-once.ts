import type { CompiledQuery, QueryResult } from 'kysely'
import type { Tx } from './transaction.ts'

/** A placeholder for a value that is given each time the statement runs. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type Values = Readonly<Record<string, unknown>>
type Build<Given extends Values, Row> = (tx: Tx, given: Given) => CompiledQuery<Row>
type Run<Given extends Values, Row> = (tx: Tx, given: Given) => Promise<QueryResult<Row>>

/** Returns a slot for every name but lists no names: it can be destructured, but not copied. */
const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

/**
 * Builds the text of a statement once per process and then runs it with new values. For a wide statement of a frequent
 * call, building takes longer than running it. `build` receives slots instead of values, so it must not branch on them,
 * count them or copy them as a whole. A list is one value (`= any(…)`).
 */
export const compileOnce = <Given extends Values, Row>(build: Build<Given, Row>): Run<Given, Row> => {
  let compiled: CompiledQuery<Row> | undefined
  return (tx, given) => {
    compiled ??= build(tx, slots as Given)
    const parameters = compiled.parameters.map((value) => (value instanceof Slot ? given[value.name] : value))
    return tx.executeQuery({ ...compiled, parameters })
  }
}
