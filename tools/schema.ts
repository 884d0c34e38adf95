import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonArrayColumns, jsonColumns, listedColumns } from '@girassol/api/database/column-types'
import { openDatabase } from '@girassol/api/database/connection'
import { migrate } from '@girassol/api/database/migrate'
import {
  ArrayExpressionNode,
  type ColumnMetadata,
  type ExpressionNode,
  GenericExpressionNode,
  generate,
  getDialect,
  IdentifierNode,
  JsonColumnTypeNode,
} from 'kysely-codegen'

/** `npm run schema`: writes the table types of the migrated database. */
const outFile = join(import.meta.dirname, '../apps/api/src/database/schema.ts')

/** The parsers of connection.ts answer numbers for bigint and ISO text for instants. */
const asParsed = (text: string): string =>
  text
    .replace('ColumnType<string, bigint | number | string, bigint | number | string>', 'ColumnType<number, number, number>')
    .replace('ColumnType<Date, Date | string, Date | string>', 'ColumnType<string, Date | string, Date | string>')

/** The type of a column whose values have this type: an array and a default are the column's own, null is added later. */
const typeOf = ({ isArray, hasDefaultValue }: ColumnMetadata, name: string): ExpressionNode => {
  const value = new IdentifierNode(name)
  const values = isArray ? new ArrayExpressionNode(value) : value
  return hasDefaultValue ? new GenericExpressionNode('Generated', [values]) : values
}

const connection = await openDatabase({ folder: null })
await migrate(connection.db)
const dialect = getDialect('postgres', { dateParser: 'string' })
const { tables } = await dialect.introspector.introspect({ db: connection.db })
const found = new Map(tables.flatMap(({ name, columns }) => columns.map((column) => [`${name}.${column.name}`, column])))

const findColumn = (path: string): ColumnMetadata => {
  const column = found.get(path)
  if (column === undefined) throw new Error(`column-types.ts names ${path}, which the database does not have`)
  return column
}

const typed = { ...listedColumns, ...jsonColumns, ...jsonArrayColumns }
const columns = Object.fromEntries(
  Object.entries(typed).map(([path, { type }]) => {
    const isText = path in jsonArrayColumns
    const array = new ArrayExpressionNode(new IdentifierNode(type))
    return [path, isText ? new JsonColumnTypeNode(array) : typeOf(findColumn(path), type)]
  }),
)
const customImports = Object.fromEntries(Object.values(typed).map(({ type, from }) => [type, from]))
await generate({ db: connection.db, dialect, outFile, overrides: { columns }, customImports })
await connection.close()
await writeFile(outFile, asParsed(await readFile(outFile, 'utf8')))
