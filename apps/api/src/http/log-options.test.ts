import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { freshDatabase, testedDatabases } from '../database/test-database.ts'
import { logOptions } from './log-options.ts'

const logError = (error: unknown): string => {
  const written: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk))
      done()
    },
  })
  Fastify({ logger: { ...logOptions('error'), stream } }).log.error({ err: error }, 'request failed')
  return written.join('')
}

test.each(testedDatabases)('FIN-018 a statement that fails on %s leaves no personal data in the log', async (kind) => {
  const { db, close } = await freshDatabase(kind)
  const person = { personName: 'Rita de Exemplo', personCpf: '52998224725' }
  const values = { order_id: 1, person: JSON.stringify(person) as never }
  const error = await db
    .insertInto('order_financing')
    .values(values as never)
    .execute()
    .catch((thrown: unknown) => thrown)
  const log = logError(error)
  await close()
  expect(log).toMatch(/violates not-null constraint/)
  expect(log).not.toMatch(/Rita de Exemplo|52998224725/)
})
