import type { Selectable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listedColumns } from './column-types.ts'
import type { Connection } from './connection.ts'
import type { DB } from './schema.ts'
import { freshDatabase } from './test-database.ts'

type Listed = typeof listedColumns

type ElementOf<Value> = Value extends readonly (infer Element)[] ? Element : Value

/** The values of a column in schema.ts. */
type ValueOf<Path> = Path extends `${infer Table extends keyof DB}.${infer Column}`
  ? Column extends keyof Selectable<DB[Table]>
    ? ElementOf<NonNullable<Selectable<DB[Table]>[Column]>>
    : never
  : never

/** `never` when the list lacks a value of the type in schema.ts. */
type WholeList<Path extends keyof Listed> = [ValueOf<Path>] extends [Listed[Path]['values'][number]]
  ? readonly ValueOf<Path>[]
  : never

const columns = Object.entries(
  listedColumns satisfies { readonly [Path in keyof Listed]: { readonly values: WholeList<Path> } },
)

let connection: Connection
let checks: readonly { readonly path: string; readonly definition: string }[]

beforeAll(async () => {
  connection = await freshDatabase()
  const { rows } = await connection.pool.query(`
    select check_of.conrelid::regclass || '.' || attname as path, pg_get_constraintdef(check_of.oid) as definition
    from pg_constraint check_of
    join pg_attribute on attrelid = check_of.conrelid and attnum = any(check_of.conkey)
    where contype = 'c'`)
  checks = rows
})
afterAll(() => connection.close())

/** The texts in the CHECK constraints of a column. */
const valuesInChecks = (column: string): string[] =>
  checks
    .filter(({ path }) => path === column)
    .flatMap(({ definition }) => [...definition.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value))

test.each(columns)('C-47 C-107 %s contains no other value than its list', (path, { values }) => {
  expect(valuesInChecks(path).toSorted()).toEqual([...values].toSorted())
})
