import type * as contract from '@girassol/contract/settings'
import type { AuditedFields } from '@girassol/domain/administration'
import {
  type ChangedPieces,
  kitPieceCodes,
  kitPieces,
  onlyChangedPieces,
  type PieceProblem,
  pieceProblems,
} from '@girassol/domain/generator'
import type { Handler, Tx } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { findChangedPieces, kitPiecesKey } from './generator-settings-queries.ts'
import { lockSettings, writeSettings } from './settings-store.ts'

/** C-24, C-140: the products with which staff have replaced the rule's own. */
export const showKitPieces: Handler<typeof contract.showKitPieces> = async ({ tx }) => ({
  pieces: { ...(await findChangedPieces(tx)) },
})

const audited = (pieces: ChangedPieces): AuditedFields =>
  Object.fromEntries(kitPieceCodes.map((piece) => [kitPieces[piece], pieces[piece] ?? piece]))

/**
 * A kit with a product that is missing from the catalogue is never offered, so such a code is refused at once (C-23).
 */
const missingProducts = async (tx: Tx, pieces: ChangedPieces): Promise<PieceProblem[]> => {
  const wanted = kitPieceCodes.flatMap((piece) =>
    pieces[piece] === undefined ? [] : [[piece, pieces[piece]] as const],
  )
  if (wanted.length === 0) return []
  const codes = wanted.map(([, code]) => code)
  const found = await tx.selectFrom('product').select('code').where('code', 'in', codes).execute()
  return wanted.flatMap(([piece, code]) =>
    found.some((product) => product.code === code)
      ? []
      : [{ piece, message: `O produto ${code} não está no catálogo.` }],
  )
}

/** C-24, C-140: the next search uses these products for kits and structures. */
export const changeKitPieces: Handler<typeof contract.changeKitPieces> = async (
  { tx, now, actor: author },
  { body: { pieces, seen } },
) => {
  const after = onlyChangedPieces(pieces)
  const problems = [...pieceProblems(after), ...(await missingProducts(tx, after))]
  const [first] = problems
  if (first !== undefined) {
    const message = `${kitPieces[first.piece]}: ${first.message}`
    throw new Refused(message, { status: 400, reason: 'unknownPiece', details: problems })
  }
  await lockSettings(tx)
  const before = await findChangedPieces(tx)
  refuseUnseen('os produtos do kit', { now: before, seen: onlyChangedPieces(seen) })
  await writeSettings(tx, { [kitPiecesKey]: after })
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'setting', id: kitPiecesKey, name: 'Produtos do kit' },
    before: audited(before),
    after: audited(after),
  })
  return { pieces: { ...after } }
}
