import { createHash } from 'node:crypto'
import type { FileImportPreview, ImportChange } from '@girassol/contract/http/file-import'
import { Refused } from '../http/refused.ts'

/** A record in the file, by column. */
export type FileCells = Readonly<Record<string, string>>

/** The rows of a file compared with the stored records. */
export type ComparedRows = {
  readonly changes: readonly ImportChange[]
  readonly unchanged: number
  readonly problems: readonly RowProblem[]
}

/** The problem of a row, beginning with its column: 'coluna percentual: use número, como 3,20'. */
export type RowProblem = { readonly line: number; readonly reason: string }

const mostProblems = 200

const sortByLine = <Row extends { readonly line: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.line - b.line)

const countBadRows = ({ problems }: ComparedRows): number => new Set(problems.map(({ line }) => line)).size

/** The cells that differ; all of them for a new record. */
export const changedCells = (before: FileCells | null, after: FileCells): ImportChange['cells'] =>
  Object.entries(after).flatMap(([column, text]) => {
    const old = before?.[column] ?? ''
    return old === text ? [] : [{ column, before: old, after: text }]
  })

export const countRowChanges = ({ changes, unchanged }: ComparedRows) => {
  const added = changes.filter(({ isNew }) => isNew).length
  return { added, changed: changes.length - added, unchanged }
}

/** Every problem as a row of the file of refusals. */
export const toRefusedRows = ({ problems }: ComparedRows) =>
  problems.map(({ line, reason }) => ({ line, reasons: [reason] }))

const toVersion = ({ changes, problems }: ComparedRows): string =>
  createHash('sha256').update(JSON.stringify({ changes, problems })).digest('hex')

export const toPreview = (compared: ComparedRows): FileImportPreview => ({
  ...countRowChanges(compared),
  changes: sortByLine(compared.changes),
  bad: countBadRows(compared),
  // USE-028: 'Linha 14, coluna percentual: use número, como 3,20'.
  problems: sortByLine(compared.problems)
    .slice(0, mostProblems)
    .map(({ line, reason }) => `Linha ${line}, ${reason}`),
  version: toVersion(compared),
})

/** 409 unless the import writes exactly what its preview showed; one wrong row stops the whole import (C-140). */
export const refuseOtherThanSeen = (compared: ComparedRows, seen: string): void => {
  if (toVersion(compared) !== seen) {
    const sentence = 'Os dados mudaram depois da conferência. Confira o arquivo de novo.'
    throw new Refused(sentence, { status: 409, reason: 'movedSincePreview' })
  }
  const bad = countBadRows(compared)
  if (bad === 0) return
  const summary = bad === 1 ? 'Uma linha tem erro' : `${bad} linhas têm erros`
  throw new Refused(`${summary}: nada foi gravado.`, { status: 409, reason: 'badRows' })
}
