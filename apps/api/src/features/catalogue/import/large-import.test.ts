import { previewCatalogueImport } from '@girassol/contract/catalogue'
import type { ImportPreview } from '@girassol/contract/catalogue/import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureLoad } from '../../../spreadsheets/test-load.ts'
import type { Caller } from '../../../test-application.ts'
import { openShop, type Shop } from '../../cart/test-shop.ts'

const rows = 100_000
const seconds = 1000

let shop: Shop
let administrator: Caller

beforeAll(async () => {
  shop = await openShop('postgres')
  administrator = await shop.as('administrator@girassol.demo')
})
afterAll(() => shop.close())

const upload = (lines: readonly string[]) => ({
  fileName: 'grande.csv',
  file: Buffer.from(`B1_COD;B1_DESC;BM_GRUPO;VLR_TOT;cost\n${lines.join('\n')}`).toString('base64'),
})

test(
  'REL-009 C-236 while 100,000 rows are compared, other calls take less than 200 ms',
  async () => {
    const lines = Array.from({ length: rows }, (_, at) =>
      at % 100 === 0 ? `1020${at};GRAMPO;1020;1.000,00;3` : `1020${at};GRAMPO ${at};1020;10;3`,
    )
    const body = upload(lines)
    let preview: ImportPreview | undefined
    const { longestTurnMs } = await measureLoad(async () => {
      preview = (await administrator(previewCatalogueImport, { body })).json()
    })
    expect(preview).toMatchObject({ read: rows, good: 99_000, added: 99_000, bad: 1000 })
    expect(preview?.badRows).toHaveLength(200)
    expect(longestTurnMs).toBeLessThan(200)
  },
  120 * seconds,
)
