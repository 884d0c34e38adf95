import type * as contract from '@girassol/contract/financing-lines'
import type { FinancingLineBody } from '@girassol/contract/financing-lines/financing-line-body'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { toLineView } from './financing-line-queries.ts'
import { deleteLine, insertLine, type LineFields, lockLine, updateLine } from './financing-line-store.ts'
import { recordLine } from './record-line.ts'

const toFields = ({ bank, rate, installments, graceDays, share }: FinancingLineBody): LineFields => ({
  bank,
  rate,
  installments,
  grace_days: graceDays,
  share,
})

const notFound = 'Linha de financiamento não encontrada.'

/** PROP-022: adds a financing line for the next proposals. */
export const addFinancingLine: Handler<typeof contract.addFinancingLine> = async (context, { body }) => {
  const after = await insertLine(context.tx, toFields(body))
  await recordLine(context, { before: null, after })
  return toLineView(after)
}

/** PROP-022: changes a financing line for the next proposals; those that have a copy do not change. */
export const changeFinancingLine: Handler<typeof contract.changeFinancingLine> = async (
  context,
  { params: { id }, body: { version, ...body } },
) => {
  const before = orNotFound(await lockLine(context.tx, id), notFound)
  refuseUnseen('esta linha de financiamento', { now: before.version, seen: version })
  const after = await updateLine(context.tx, before, toFields(body))
  await recordLine(context, { before, after })
  return toLineView(after)
}

/** PROP-022: removes a financing line; of two users who remove it the second gets 404. */
export const removeFinancingLine: Handler<typeof contract.removeFinancingLine> = async (
  context,
  { params: { id } },
) => {
  const before = orNotFound(await lockLine(context.tx, id), notFound)
  await deleteLine(context.tx, id)
  await recordLine(context, { before, after: null })
  return null
}
