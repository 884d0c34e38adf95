import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@girassol/api/database/connection'
import { migrate } from '@girassol/api/database/migrate'
import { expect, test } from 'vitest'
import { describeSchema } from './describe-schema.ts'

test('C-107 the types of the tables are those of the migrated database: `npm run schema` would change nothing', async () => {
  const connection = await openDatabase({ folder: null })
  await migrate(connection.db)
  const written = await readFile(join(import.meta.dirname, '../../apps/api/src/database/schema.ts'), 'utf8')
  expect(await describeSchema(connection.db)).toBe(written)
  await connection.close()
})
