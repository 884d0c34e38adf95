import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@girassol/api/database/connection'
import { migrate } from '@girassol/api/database/migrate'
import { describeSchema } from './schema/describe-schema.ts'

/** `npm run schema`: writes the table types of the migrated database. */
const connection = await openDatabase({ folder: null })
await migrate(connection.db)
await writeFile(join(import.meta.dirname, '../apps/api/src/database/schema.ts'), await describeSchema(connection.db))
await connection.close()
