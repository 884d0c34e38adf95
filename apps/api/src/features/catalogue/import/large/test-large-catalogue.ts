import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../../../../database/test-database.ts'
import { logInTo, sendFileTo, startTestServer } from '../../../../test-server.ts'

/** The rows and the bytes that the largest catalogue file may have (C-236). */
export const mostRows = 100_000
const mostBytes = 50 * 1024 * 1024

/** 23 columns of a plain product: its code, its price, and what most catalogues say beside them. */
export const catalogueHeader =
  'B1_COD;VLR_TOT;B1_DESC;DETALHES;BM_GRUPO;BM_DESC;CAT_COD;CAT_DESC;ZAM_COD;ZAM_DESC;cost;points;unit;weightKg;cubageM3;power;BLK_INT;active;onlineStore;remainingQuantity;boardingDate;lengthMm;widthMm\n'

const details =
  'Grampo de fixação em alumínio para módulos em telhado cerâmico, com parafuso de aço inox e borracha. '.repeat(4)

/** A row as long as 100,000 rows may be in 50 MB; each hundredth has a price that is refused. */
export const toCatalogueLine = (at: number): string => {
  const price = at % 100 === 0 ? '1.000,00' : '10'
  const start = `1020${at};${price};GRAMPO ${at};`
  const end = `;1020;FIXAÇÃO;C1;FIXADORES;Z1;MARCA;3,25;${at % 50};UN;0,35;0,01;0;N;S;S;${at % 1000};2026-12-01;100;50\n`
  const free = Math.floor((mostBytes - catalogueHeader.length) / mostRows) - Buffer.byteLength(start + end)
  return (
    start +
    Buffer.from(details)
      .subarray(0, free)
      .toString()
      .replace(/\uFFFD/g, '') +
    end
  )
}

/** A server of its own with the demonstration, the session of its administrator, and the files that they send. */
export const startCatalogueServer = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-catalogue-'))
  const database = await createTestDatabase('demonstration')
  const server = await startTestServer({ DATABASE_URL: database.url, DATA_DIR: folder })
  const cookie = await logInTo(server, 'administrator@girassol.demo')
  const sendFile = async (path: string, url: string) => {
    const answer = await sendFileTo(server, url, { cookie, file: await openAsBlob(path) })
    return { status: answer.status, body: await answer.json() }
  }
  const stop = async () => {
    await server.kill()
    await database.drop()
    await rm(folder, { recursive: true })
  }
  return { folder, databaseUrl: database.url, server, cookie, sendFile, stop }
}
