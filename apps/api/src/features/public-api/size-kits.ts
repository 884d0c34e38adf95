import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/public-api'
import type { SizedKits } from '@girassol/contract/public-api/kit'
import { displayName } from '@girassol/domain/catalogue'
import { describeKit, describeStrings, type InvalidField, type TaggedKit } from '@girassol/domain/generator'
import { reaisFrom } from '@girassol/domain/shared'
import type { Context, Handler } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { findGeneratorCatalogue } from '../generator/cached-generator-catalogue.ts'
import { findBestFit, offeredKits, proposeFor } from '../generator/propose-for.ts'
import { asStorefront } from './as-storefront.ts'
import { withPrice } from './product-shapes.ts'

type Body = InputFor<typeof contract.sizeKits>['body']

/** The fields of this call for the options of the rule; the brand is that of the inverter. */
const sentFields = {
  powerKwp: 'power',
  moduleId: 'module',
  inverterId: 'inverter',
  inverterBrandId: 'inverter',
  roofTypeId: 'roof',
  tMinC: 'power',
} as const satisfies Record<InvalidField, keyof Body>

const toKit = (kit: TaggedKit, { actor }: Pick<Context, 'actor'>): SizedKits['kits'][number] => {
  const { module, inverter, items } = kit
  const described = describeKit(kit)
  const shown = (cents: number) => (actor.canViewProductPrices ? reaisFrom(cents) : null)
  return {
    module: { code: module.code, name: displayName(module.description), power: module.module.pmaxW },
    inverter: { code: inverter.code, name: displayName(inverter.description), power: inverter.inverter.pacNomW },
    modules: described.modules,
    inverters: described.inverters,
    power: described.powerW,
    phases: described.phases,
    dcAcRatio: described.dcAcRatio,
    strings: describeStrings(kit, described),
    warnings: described.warnings.map(({ code, text }) => ({ code, text })),
    items: items.map(({ code, quantity }) => ({ code, quantity })),
    ...withPrice('total', shown(described.totalCents)),
    ...withPrice('pricePerWp', shown(described.centsPerWp)),
  }
}

/** API-009: the kits that the wizard would propose; nothing is put in a cart. */
export const sizeKits: Handler<typeof contract.sizeKits> = async (context, { body }) => {
  const { power, module: moduleId, inverter: inverterId, roof: roofTypeId, state: uf, supply } = body
  const catalogue = await findGeneratorCatalogue(asStorefront(context))
  const inverterBrandId = catalogue.byCode.get(inverterId)?.ZAM_COD ?? ''
  const options = { power, moduleId, inverterId, inverterBrandId, roofTypeId, ...(supply !== undefined && { supply }) }
  const proposed = await proposeFor(options, { uf, catalogue })
  const { invalid } = proposed
  if (invalid !== null) throw refuseField(sentFields[invalid.field], body[sentFields[invalid.field]], invalid.message)
  const { reason } = findBestFit(proposed)
  return {
    kits: offeredKits(proposed).map((kit) => toKit(kit, context)),
    reason: reason === null ? null : { code: reason.code, text: reason.text },
  }
}
