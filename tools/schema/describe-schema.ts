import { jsonArrayColumns, jsonColumns, listedColumns } from '@girassol/api/database/column-types'
import type { Database } from '@girassol/api/database/connection'
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

/** The parsers of connection.ts return numbers for bigint and ISO text for instants. */
const withParsedTypes = (text: string): string =>
  text
    .replace(
      'ColumnType<string, bigint | number | string, bigint | number | string>',
      'ColumnType<number, number, number>',
    )
    .replace('ColumnType<Date, Date | string, Date | string>', 'ColumnType<string, Date | string, Date | string>')

/** The type of a column whose values have this type: an array and a default are the column's own, null is added later. */
const toColumnType = ({ isArray, hasDefaultValue }: ColumnMetadata, name: string): ExpressionNode => {
  const value = new IdentifierNode(name)
  const values = isArray ? new ArrayExpressionNode(value) : value
  return hasDefaultValue ? new GenericExpressionNode('Generated', [values]) : values
}

/** The TypeScript types of the tables of a migrated database, with the domain's types for the columns that have one. */
export const describeSchema = async (db: Database): Promise<string> => {
  const dialect = getDialect('postgres', { dateParser: 'string' })
  const { tables } = await dialect.introspector.introspect({ db })
  const found = new Map(
    tables.flatMap(({ name, columns }) => columns.map((column) => [`${name}.${column.name}`, column])),
  )
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
      return [path, isText ? new JsonColumnTypeNode(array) : toColumnType(findColumn(path), type)]
    }),
  )
  const customImports = Object.fromEntries(Object.values(typed).map(({ type, from }) => [type, from]))
  return withParsedTypes(await generate({ db, dialect, outFile: null, overrides: { columns }, customImports }))
}
