import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compileOnce } from './compile-once.ts'
import { freshDatabase, testedDatabases } from './test-database.ts'

test.each(testedDatabases)(
  'C-107 a statement on %s is built once and runs with the values of each call',
  async (kind) => {
    const { db, close } = await freshDatabase(kind)
    let built = 0
    const read = compileOnce((tx, { word, words }: { readonly word: string; readonly words: readonly string[] }) => {
      built += 1
      return sql<{ text: string }>`
      select ${word}::text || ${'!'}::text || ${word}::text || cardinality(${words}::text[]) as text`.compile(tx)
    })
    const answers = await db
      .transaction()
      .execute(async (tx) => [
        await read(tx, { word: 'sol', words: ['a'] }),
        await read(tx, { words: ['a', 'b'], word: 'lua' }),
      ])
    await close()
    expect(answers.map(({ rows }) => rows[0]?.text)).toEqual(['sol!sol1', 'lua!lua2'])
    expect(built).toBe(1)
  },
)
