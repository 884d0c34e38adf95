import { readFile } from 'node:fs/promises'
import { plusWorkingDays, toDay } from '@girassol/domain/shared'
import type { Tx } from '../database/transaction.ts'
import { readJsonCatalogue } from '../features/catalogue/import/catalogue-file.ts'
import { importCatalogue } from '../features/catalogue/import/import-catalogue.ts'
import { installedFile } from '../installation/installed-files.ts'

const path = installedFile('demo-data/catalogue.json')

/**
 * Sold out, with the next delivery on its way. The file cannot contain this day, because it must always be in the
 * future.
 */
const arriving = new Set(['10010012', '10100020', '10300008', '40010012'])
const arrivesInBusinessDays = 15

/** The demonstration's products, kits, promotions and roof types, through the same import as a real catalogue. */
export const loadDemoCatalogue = async (tx: Tx, now: string): Promise<void> => {
  const file = await readJsonCatalogue(await readFile(path))
  const boardingDate = plusWorkingDays(toDay(now), arrivesInBusinessDays)
  const rows = file.rows.map(({ line, cells }) =>
    arriving.has(String(cells.B1_COD)) ? { line, cells: { ...cells, boardingDate } } : { line, cells },
  )
  const { badRows, written } = await importCatalogue(tx, { ...file, rows }, { now })
  if (!written) throw new Error(`the demonstration's catalogue is broken: ${JSON.stringify(badRows.slice(0, 3))}`)
}
