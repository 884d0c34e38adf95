import { Refused } from '../http/refused.ts'
import type { FileContent } from './file-content.ts'
import type { RawRow } from './read-csv-rows.ts'
import { readListInWorker } from './read-in-worker.ts'
import { WrongFile } from './wrong-file.ts'

/** The rows of a short list, a CSV or the first sheet of an XLSX, with or without a header; 400 with one sentence. */
export const readListFile = async (file: FileContent, mostRows: number): Promise<readonly RawRow[]> => {
  const rows: RawRow[] = []
  const limits = { mostRows, formats: 'CSV ou XLSX', isRagged: true }
  try {
    await readListInWorker({ file, kind: 'list', limits }, (part) => {
      if ('header' in part) rows.push({ line: 1, cells: part.header })
      else if ('rows' in part) rows.push(...part.rows)
    })
    return rows
  } catch (error) {
    if (!(error instanceof WrongFile)) throw error
    throw new Refused(error.message, { status: 400, reason: 'wrongFile' })
  }
}
