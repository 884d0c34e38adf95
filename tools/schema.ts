import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@girassol/api/database/connection'
import { migrate } from '@girassol/api/database/migrate'
import { generate, getDialect } from 'kysely-codegen'

/** `npm run schema`: writes the table types of the migrated database. */
const outFile = join(import.meta.dirname, '../apps/api/src/database/schema.ts')

/** The parsers of connection.ts answer numbers for bigint and ISO text for instants. */
const asParsed = (text: string): string =>
  text
    .replace('ColumnType<string, bigint | number | string, bigint | number | string>', 'ColumnType<number, number, number>')
    .replace('ColumnType<Date, Date | string, Date | string>', 'ColumnType<string, Date | string, Date | string>')

const connection = await openDatabase({ folder: null })
await migrate(connection.db)
await generate({ db: connection.db, dialect: getDialect('postgres', { dateParser: 'string' }), outFile })
await connection.close()
await writeFile(outFile, asParsed(await readFile(outFile, 'utf8')))
