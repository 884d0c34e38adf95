import type * as contract from '@girassol/contract/freight'
import type { Handler } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { listStateFreight, lockStateFreight, writeStateFreight } from './freight-table-store.ts'
import { recordStateFreight } from './record-state-freight.ts'

/** C-140: the freight table, for the users who manage it. */
export const listFreightTable: Handler<typeof contract.listFreightTable> = ({ tx }) => listStateFreight(tx)

/** C-34, C-140: changes the delivery prices of a state; saved orders keep their freight. */
export const changeFreight: Handler<typeof contract.changeFreight> = async (
  context,
  { params: { uf }, body: { seen, ...rates } },
) => {
  const { tx } = context
  const before = await lockStateFreight(tx, uf)
  if (before === undefined) throw notFound('Estado não encontrado.')
  refuseUnseen('o frete deste estado', { now: before, seen })
  await writeStateFreight(tx, uf, rates)
  await recordStateFreight(context, { uf, before, after: rates })
  return { uf, ...rates }
}
