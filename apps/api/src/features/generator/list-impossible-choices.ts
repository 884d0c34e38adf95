import type * as contract from '@girassol/contract/generator'
import type { Handler } from '../../http/context.ts'
import { findGeneratorCatalogue } from './cached-generator-catalogue.ts'
import { calculate } from './calculate-kit.ts'

/** KIT-002, C-22: the choices that make no kit, known before any search; reads only the cached catalogue. */
export const listImpossibleChoices: Handler<typeof contract.listImpossibleChoices> = async (context, { query }) => {
  const { power: powerKwp, ...chosen } = query
  const uf = query.uf ?? context.actor.seller?.erpState
  const catalogue = await findGeneratorCatalogue(context)
  const { inverters, modules } = await calculate('impossible', { ...chosen, powerKwp, uf }, catalogue)
  return { inverters: [...inverters], modules: [...modules] }
}
