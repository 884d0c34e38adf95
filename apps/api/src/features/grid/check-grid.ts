import type * as contract from '@girassol/contract/grid'
import { checkGrid as check, chooseTransformer, toKilowatts } from '@girassol/domain/grid'
import type { Handler } from '../../http/context.ts'
import { listTransformers } from './transformer-queries.ts'

/** GRID-001 to GRID-005: how the inverters fit the connection of a customer; the catalogue is read only for a transformer. */
export const checkGrid: Handler<typeof contract.checkGrid> = async ({ tx, actor }, { body }) => {
  const { outputW, availableW, remarks, needsTransformer, spread } = check(body)
  const products = needsTransformer ? await listTransformers(tx, actor) : []
  return {
    availableKw: availableW === null ? null : toKilowatts(availableW),
    outputKw: toKilowatts(outputW),
    remarks: [...remarks],
    needsTransformer,
    transformer: chooseTransformer(body.inverters, body.supply, products) ?? null,
    phases: [...(spread?.phases ?? [])],
    loads: (spread?.loads ?? []).map(({ phase, powerW }) => ({ phase, kw: toKilowatts(powerW) })),
    imbalanceKw: spread === null ? null : toKilowatts(spread.imbalanceW),
  }
}
