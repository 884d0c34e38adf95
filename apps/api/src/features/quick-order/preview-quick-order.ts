import type * as contract from '@girassol/contract/quick-order'
import { mostQuickLines, readQuickCells, readQuickText } from '@girassol/domain/quick-order'
import type { Handler, LookupHandler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { readListFile } from '../../spreadsheets/read-list-file.ts'
import { previewLines } from './preview-lines.ts'

/** FAST-002, FAST-004, FAST-006: what each line of a written list would put in the cart. */
export const previewQuickOrder: Handler<typeof contract.previewQuickOrder> = (context, { body: { text, type } }) =>
  previewLines(context, readQuickText(text), type)

const mostMegabytes = 1

/** FAST-003: the same for a CSV, or the first sheet of an XLSX, of at most 1 MB. */
export const previewQuickOrderFile: LookupHandler<typeof contract.previewQuickOrderFile> = async (
  { actor, now, read },
  { query, body },
) => {
  if (body.size > mostMegabytes * 1024 * 1024) {
    throw new Refused(`O arquivo pode ter no máximo ${mostMegabytes} MB.`, { status: 400, reason: 'wrongFile' })
  }
  const rows = await readListFile(body, mostQuickLines + 1)
  const lines = readQuickCells(rows.map(({ line, cells }) => ({ row: line, cells })))
  return read((tx) => previewLines({ tx, actor, now }, lines, query.type))
}
