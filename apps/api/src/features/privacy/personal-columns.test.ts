import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import { freshDatabase } from '../../database/test-database.ts'
import { startBoss } from '../../outbox/boss.ts'
import { personalColumns } from './columns/personal-columns.ts'
import { type ColumnList, columnLists, listColumns } from './columns/table-rule.ts'

type Column = { readonly name: string; readonly nullable: boolean }

describe('the list of personal columns', () => {
  let connection: Connection
  let columns: readonly Column[]

  beforeAll(async () => {
    connection = await freshDatabase('postgres')
    const boss = await startBoss(connection, { works: false, onError: (error) => process.emitWarning(error) })
    await boss.stop({ graceful: false, timeout: 1000 })
    const { rows } = await sql<Column>`
      select case when nspname = 'public' then relname else 'pgboss.' || relname end || '.' || attname as name,
        not attnotnull as nullable
      from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'm') and attnum > 0 and not attisdropped and relname not like 'kysely_%'
        and (nspname = 'public' or (nspname, relname) = ('pgboss', 'job'))`.execute(connection.db)
    columns = rows
  })
  afterAll(() => connection.close())

  const listed = (...lists: readonly ColumnList[]): readonly string[] =>
    personalColumns.flatMap(([table, rule]) => listColumns(rule, ...lists).map((column) => `${table}.${column}`))

  test('SEC-022 every column of every table, and of the jobs, is in exactly one list', () => {
    expect(columns.length).toBeGreaterThan(500)
    expect(listed(...columnLists).toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
  })

  test('SEC-022 what an erasure makes null can be null', () => {
    const nullable = new Set(columns.filter((column) => column.nullable).map(({ name }) => name))
    expect(listed('empty', 'tax').filter((name) => !nullable.has(name))).toEqual([])
  })
})
