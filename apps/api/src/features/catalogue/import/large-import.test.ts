import { previewCatalogueImport } from '@girassol/contract/catalogue'
import type { ImportPreview } from '@girassol/contract/catalogue/import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectShortLivedObjectsEarly } from '../../../short-lived-objects.ts'
import { measureLoad } from '../../../spreadsheets/test-load.ts'
import type { Caller } from '../../../test-application.ts'
import { openShop, type Shop } from '../../cart/test-shop.ts'

const rows = 100_000
const seconds = 1000

let shop: Shop
let administrator: Caller

beforeAll(async () => {
  collectShortLivedObjectsEarly()
  shop = await openShop('postgres')
  administrator = await shop.as('administrator@girassol.demo')
})
afterAll(() => shop.close())

/** 23 columns of a plain product: its code, its price, and what most catalogues say beside them. */
const header =
  'B1_COD;VLR_TOT;B1_DESC;DETALHES;BM_GRUPO;BM_DESC;CAT_COD;CAT_DESC;ZAM_COD;ZAM_DESC;cost;points;unit;weightKg;cubageM3;power;BLK_INT;active;onlineStore;remainingQuantity;boardingDate;lengthMm;widthMm'

const line = (at: number, price: string): string =>
  `1020${at};${price};GRAMPO ${at};Grampo de fixação ${at};1020;FIXAÇÃO;C1;FIXADORES;Z1;MARCA;3,25;${at % 50};UN;0,35;0,01;0;N;S;S;${at % 1000};2026-12-01;100;50`

const upload = (lines: readonly string[]) => ({
  query: { fileName: 'grande.csv' },
  body: Buffer.from(`${header}\n${lines.join('\n')}`),
})

test(
  'REL-009 C-236 while 100,000 rows of 23 columns are compared, other calls take less than 200 ms and memory is bounded',
  async () => {
    const lines = Array.from({ length: rows }, (_, at) => line(at, at % 100 === 0 ? '1.000,00' : '10'))
    const file = upload(lines)
    let preview: ImportPreview | undefined
    const { longestTurnMs, grownMb } = await measureLoad(async () => {
      preview = (await administrator(previewCatalogueImport, file)).json()
    })
    expect(preview).toMatchObject({ read: rows, good: 99_000, added: 99_000, bad: 1000 })
    expect(preview?.badRows).toHaveLength(200)
    expect(longestTurnMs).toBeLessThan(200)
    // 300 MB of the server, and 100 of the test, which has the file three times before it is sent.
    expect(grownMb).toBeLessThan(400)
  },
  120 * seconds,
)
