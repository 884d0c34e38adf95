import type * as contract from '@girassol/contract/freight'
import type { Handler } from '../../http/context.ts'
import { notFound } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { listStateFreight, lockStateFreight, writeStateFreight } from './freight-table-store.ts'
import { recordStateFreight } from './record-state-freight.ts'

/** C-140: the freight table, for whoever keeps it. */
export const listFreightTable: Handler<typeof contract.listFreightTable> = ({ tx }) => listStateFreight(tx)

/** C-34, C-140: what delivery to a state costs from now on; orders that are saved keep what they were told. */
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
