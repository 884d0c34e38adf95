import { computeYield, usualAzimuth } from '@girassol/domain/energy'
import type { GeneratorSettings } from '@girassol/domain/generator'
import { type PackData, type PackFacts, toPackFacts } from '@girassol/domain/homologation-pack'
import { consumptionClasses } from '@girassol/domain/homologations'
import { toDay } from '@girassol/domain/shared'
import type { Tx } from '../../../http/context.ts'
import { findCity } from '../../../integrations/cep/brazil-places.ts'
import { requireIrradiation } from '../../energy/city-irradiation.ts'
import { findKitState } from '../../order-record/kit-strings.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { findEnergySettings } from '../../settings/energy-settings-queries.ts'
import { findGeneratorSettings } from '../../settings/generator-settings-queries.ts'
import { findSiteConnection } from '../../sites/site-connection-queries.ts'
import { findUtility, type UtilityRow } from '../../utilities/utility-queries.ts'
import type { HomologationRecord } from '../homologation-store.ts'
import { judgeKit, toDrawnKit } from './drawn-kit.ts'
import type { KitSource } from './kit-lines.ts'
import { findKitSource, sourceKind } from './kit-source.ts'
import { findKitProducts, type KitProduct, toPackProducts } from './product-facts.ts'

/** A roof in degrees, where nothing else is known (C-161). */
const usualTilt = 15

/** kWh of the first year of the kit in the city of the site, whole; null while one of them is unknown. */
const estimateYearlyYield = async (tx: Tx, record: HomologationRecord, source: KitSource | null) => {
  const kwp = Number(source?.order.kit_power_kw ?? 0)
  if (record.city_code === null || kwp <= 0) return null
  const irradiation = await requireIrradiation(tx, record.city_code)
  const { performanceRatio } = await findEnergySettings(tx)
  const roof = { tilt: usualTilt, azimuth: usualAzimuth(irradiation.latitude), shading: 0 }
  return Math.round(computeYield(irradiation, { kwp, performanceRatio, ...roof }).annual)
}

const toSite = (record: HomologationRecord, siteTitle: string | null = null): PackData['site'] => {
  const city = record.city_code === null ? null : findCity(record.city_code)
  return {
    title: siteTitle ?? record.holder_name ?? 'Obra sem titular',
    street: record.street,
    number: record.house_number,
    complement: record.complement,
    district: record.district,
    city: city?.city ?? null,
    ibgeCode: record.city_code,
    state: city?.state ?? null,
    postalCode: record.postal_code,
  }
}

const toPeople = (record: HomologationRecord): Pick<PackData, 'holder' | 'technician'> => ({
  holder: {
    name: record.holder_name,
    document: record.holder_document,
    email: record.holder_email,
    phone: record.holder_phone,
  },
  technician: {
    name: record.technician_name,
    register: record.technician_register,
    responsibility: record.technician_responsibility,
  },
})

const findSiteTitle = async (tx: Tx, { site_id: id, seller_id: sellerId }: HomologationRecord) =>
  id === null ? null : (await findSiteConnection(tx, { id, sellerId })).title

type Gathering = {
  readonly record: HomologationRecord
  readonly source: KitSource | null
  readonly products: ReadonlyMap<string, KitProduct>
  readonly settings: GeneratorSettings
}

const toKitFacts = ({ record, source, products, settings }: Gathering) => {
  if (source === null) return { kit: null, light: null, products: [] }
  const uf = toSite(record).state ?? findKitState(source.order)
  const place = { uf, supply: record.supply, settings }
  return {
    kit: toDrawnKit(source, products, place),
    light: judgeKit(source, products, place),
    products: toPackProducts(source.lines, products),
  }
}

const toDocument = ({ order }: KitSource, now: string): Pick<PackData, 'documentName' | 'documentNumber'> => ({
  documentName: sourceKind(order, now) === 'ORDER' ? 'Pedido' : 'Orçamento',
  documentNumber: String(order.id),
})

const countPacks = async (tx: Tx, id: number): Promise<number> => {
  const { packs } = await tx
    .selectFrom('homologation_pack')
    .select((eb) => eb.fn.countAll<number>().as('packs'))
    .where('homologation_id', '=', id)
    .executeTakeFirstOrThrow()
  return packs
}

/** What the documents are made from, and what they are checked against. */
export type Gathered = {
  readonly facts: PackFacts
  readonly source: KitSource | null
  readonly products: ReadonlyMap<string, KitProduct>
  readonly settings: GeneratorSettings
  readonly utility: UtilityRow | undefined
}

const gatherData = async (
  { tx, now }: Reading,
  { record, source, products, settings, utility }: Gathering & Pick<Gathered, 'utility'>,
): Promise<PackData> => ({
  ...(source === null ? { documentName: 'Pedido', documentNumber: '-' } : toDocument(source, now)),
  issuedOn: toDay(now),
  revision: await countPacks(tx, record.id),
  integrator: source?.order.seller_fancy_name ?? null,
  site: toSite(record, await findSiteTitle(tx, record)),
  connection: { supply: record.supply, breakerA: record.breaker_a, utility: utility?.name ?? null },
  consumerUnit: record.consumer_unit,
  creditUnits: record.credit_units ?? [],
  ...toPeople(record),
  consumptionClass: record.consumption_class === null ? null : consumptionClasses[record.consumption_class],
  ...toKitFacts({ record, source, products, settings }),
  yearlyYieldKwh: await estimateYearlyYield(tx, record, source),
})

/** Everything the documents of a homologation are made from, of today, with what is missing (C-178). */
export const gatherFacts = async (reading: Reading, record: HomologationRecord): Promise<Gathered> => {
  const { tx } = reading
  const source = await findKitSource(reading, record)
  const found = {
    source,
    products: await findKitProducts(tx, source?.lines ?? []),
    settings: await findGeneratorSettings(tx),
    utility: record.utility_id === null ? undefined : await findUtility(tx, record.utility_id),
  }
  return { ...found, facts: toPackFacts(await gatherData(reading, { ...found, record })) }
}
