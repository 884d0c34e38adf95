import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { catalogueHeader, startCatalogueServer, toCatalogueLine } from './test-large-catalogue.ts'

const rows = 5000

const openDatabase = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const countProducts = async () =>
    (await client.query('select count(*)::integer as products from product')).rows[0].products
  const isImporting = async () => {
    const active = `select 1 from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and query like '%into product (%'`
    return (await client.query(active)).rowCount !== 0
  }
  return { countProducts, isImporting, close: () => client.end() }
}

test('REL-009 a server that is killed while it imports leaves no row and no file', async () => {
  const { folder, databaseUrl, server, sendFile, stop } = await startCatalogueServer()
  const database = await openDatabase(databaseUrl)
  try {
    const before = await database.countProducts()
    const lines = Array.from({ length: rows }, (_, at) => toCatalogueLine(at).replace(';1.000,00;', ';10;'))
    const path = join(folder, 'mais.csv')
    await writeFile(path, `${catalogueHeader}${lines.join('')}`)
    const { version } = (await sendFile(path, '/admin/catalogue/preview?fileName=mais.csv')).body
    const query = new URLSearchParams({ fileName: 'mais.csv', version })
    const failed = expect(sendFile(path, `/admin/catalogue/import?${query}`)).rejects.toThrow()
    while (!(await database.isImporting())) await sleep(5)
    await server.kill()
    await failed
    while (await database.isImporting()) await sleep(20)
    expect(await database.countProducts()).toBe(before)
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  } finally {
    await database.close()
    await stop()
  }
}, 120_000)
