import { expect, test } from 'vitest'
import { inImportTurn } from './import-turns.ts'
import { readCsv } from './read-csv.ts'

test('REL-009 a list waits until the file before it is read, and a turn that fails is followed by the next one', async () => {
  const reading = Promise.withResolvers<void>()
  const catalogue = inImportTurn(() => reading.promise)
  let isRead = false
  const list = readCsv(Buffer.from('codigo;nome\n1;Sol\n'), { refuseHeader: () => undefined, nothing: 'nada' })
  void list.then(() => {
    isRead = true
  })
  // A list of one row is read in much less time when it has its turn.
  await Promise.race([list, new Promise((resolve) => setTimeout(resolve, 400))])
  expect(isRead).toBe(false)
  reading.reject(new Error('the process of the catalogue ended'))
  await expect(catalogue).rejects.toThrow('ended')
  expect((await list).rows).toHaveLength(1)
})

test('REL-009 the file after twenty that wait is refused at once, so that nothing piles up', async () => {
  const reading = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 21 }, () => inImportTurn(() => reading.promise))
  await expect(inImportTurn(async () => undefined)).rejects.toMatchObject({ name: 'FileCheckBusy' })
  reading.resolve()
  await Promise.all(waiting)
})
