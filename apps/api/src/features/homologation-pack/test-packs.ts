import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { displayName } from '@girassol/domain/catalogue'
import {
  type CatalogueProduct,
  designConditions,
  type GeneratorCatalogue,
  type KitInverter,
  type PvModule,
  proposeKitsWithSizing,
  type TaggedKit,
} from '@girassol/domain/generator'
import { type PackData, type PackFacts, type PackProduct, toPackFacts } from '@girassol/domain/homologation-pack'

type Row = CatalogueProduct & {
  readonly B1_DESC: string
  /** Of inverters: their figures are beside the name, and 'S' is a yes. */
  readonly inverterType?: KitInverter['type']
  readonly dcProtectionIntegrated?: 'S' | 'N'
  /** Of modules. */
  readonly pmaxW?: number
}

const { products }: { readonly products: readonly Row[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../demo-data/catalogue.json'), 'utf8'),
)

/** The rule reads the electrical figures apart. */
const toProduct = (row: Row): CatalogueProduct => {
  const { inverterType: type, dcProtectionIntegrated } = row
  if (type !== undefined) {
    const figures = { ...row, type, dcProtectionIntegrated: dcProtectionIntegrated === 'S' }
    return { ...row, electrical: figures as Row & KitInverter }
  }
  return row.pmaxW === undefined ? row : { ...row, electrical: row as Row & PvModule }
}

const catalogue: GeneratorCatalogue = {
  products: products.map(toProduct),
  roofTypes: Array.from({ length: 10 }, (_, at) => ({ id: at + 1 })),
}
const names = new Map(products.map(({ B1_COD, B1_DESC }) => [B1_COD, displayName(B1_DESC)]))

type Place = { readonly uf: string; readonly roofTypeId: number }
type Options = Place & {
  readonly powerKwp: number
  readonly moduleId: string
  readonly inverterId: string
  readonly inverterBrandId: string
}

/** The twelve proposals of the demonstration's catalogue: power, inverter, module, roof and state. */
export const workedOptions: readonly Options[] = [
  { powerKwp: 5.5, inverterBrandId: '201', inverterId: '10100003', moduleId: '10010005', roofTypeId: 1, uf: 'SP' },
  { powerKwp: 7.5, inverterBrandId: '201', inverterId: '10100004', moduleId: '10010008', roofTypeId: 4, uf: 'MG' },
  { powerKwp: 10, inverterBrandId: '201', inverterId: '10100005', moduleId: '10010007', roofTypeId: 2, uf: 'RS' },
  { powerKwp: 20, inverterBrandId: '201', inverterId: '10100008', moduleId: '10010008', roofTypeId: 9, uf: 'PR' },
  { powerKwp: 75, inverterBrandId: '202', inverterId: '10100015', moduleId: '10010009', roofTypeId: 10, uf: 'BA' },
  { powerKwp: 150, inverterBrandId: '202', inverterId: '10100016', moduleId: '10010012', roofTypeId: 10, uf: 'GO' },
  { powerKwp: 4.7, inverterBrandId: '204', inverterId: '10100023', moduleId: '10010008', roofTypeId: 2, uf: 'SP' },
  { powerKwp: 6, inverterBrandId: '203', inverterId: '10100018', moduleId: '10010005', roofTypeId: 1, uf: 'RJ' },
  { powerKwp: 3, inverterBrandId: '202', inverterId: '10100012', moduleId: '10010005', roofTypeId: 1, uf: 'SP' },
  { powerKwp: 7, inverterBrandId: '204', inverterId: '10100024', moduleId: '10010008', roofTypeId: 1, uf: 'SC' },
  { powerKwp: 200, inverterBrandId: '201', inverterId: '10100001', moduleId: '10010005', roofTypeId: 4, uf: 'MT' },
  { powerKwp: 33, inverterBrandId: '202', inverterId: '10100011', moduleId: '10010011', roofTypeId: 5, uf: 'CE' },
]

/** Every kit that the rule proposes for the options. */
export const listProposedKits = (options: Options): readonly TaggedKit[] => {
  const answer = proposeKitsWithSizing(options, catalogue)
  return answer.status === 'PROPOSED' ? answer.kits : []
}

/** A proposed kit as the documents read it. */
export const toPackKit = (kit: TaggedKit, place: Place): NonNullable<PackData['kit']> => {
  const conditions = designConditions(place)
  if (conditions === undefined) throw new Error('The roof is unknown')
  const nameOf = (code: string): string => names.get(code) ?? code
  return {
    module: { code: kit.module.code, name: nameOf(kit.module.code), figures: kit.module.module },
    inverter: { code: kit.inverter.code, name: nameOf(kit.inverter.code), figures: kit.inverter.inverter },
    loads: kit.sizing.loads.map(({ count, mppts }) => ({ count, mppts })),
    conditions,
    items: kit.items.map((item) => ({ ...item, name: nameOf(item.code) })),
    transformer: null,
  }
}

const [firstOptions] = workedOptions

/** The kit of one proposal, by its place in the list. */
export const aWorkedKit = (at = 0): NonNullable<PackData['kit']> => {
  const options = workedOptions[at] ?? firstOptions
  const [kit] = options === undefined ? [] : listProposedKits(options)
  if (options === undefined || kit === undefined) throw new Error('The proposal has no kit')
  return toPackKit(kit, options)
}

export const aProduct = (change: Partial<PackProduct> = {}): PackProduct => ({
  code: '10100003',
  name: 'Inversor VOLTARA VT-5K-M 5,07kW monofásico 220V',
  brand: 'VOLTARA',
  quantity: 1,
  kind: 'INVERTER',
  inmetro: { number: '004512/2025', validUntil: '2027-12-31' },
  hasDatasheet: true,
  hasCertificate: true,
  ...change,
})

const listProducts = (kit: NonNullable<PackData['kit']>): readonly PackProduct[] =>
  kit.items.map(({ code, name, quantity }) => {
    const kind = code === kit.module.code ? 'MODULE' : code === kit.inverter.code ? 'INVERTER' : 'OTHER'
    return aProduct({ code, name, quantity, kind, ...(kind === 'OTHER' && { inmetro: null, brand: null }) })
  })

/** A pack of a house in Campinas that lacks nothing. */
export const aPack = (change: Partial<PackData> = {}): PackFacts => {
  const kit = change.kit === undefined ? aWorkedKit() : change.kit
  return toPackFacts({
    documentName: 'Pedido',
    documentNumber: '10418',
    issuedOn: '2026-11-21',
    revision: 0,
    integrator: 'Sol do Cerrado Energia',
    site: {
      title: 'Residência Lopes',
      street: 'Rua das Acácias',
      number: '318',
      complement: null,
      district: 'Centro',
      city: 'Campinas',
      ibgeCode: '3509502',
      state: 'SP',
      postalCode: '13010000',
    },
    connection: { supply: 'BI_127_220', breakerA: 40, utility: 'CPFL Paulista' },
    consumerUnit: '4.001.882.317',
    creditUnits: [],
    holder: {
      name: 'Renata Figueiredo Lopes',
      document: '52998224725',
      email: 'renata@example.com',
      phone: '19999990000',
    },
    consumptionClass: 'Residencial',
    technician: { name: 'Eng. Paulo Siqueira Reis', register: 'CREA-SP 5061873', responsibility: 'SP-2620261184' },
    light: 'GREEN',
    yearlyYieldKwh: 7251,
    products: kit === null ? [] : listProducts(kit),
    ...change,
    kit,
  })
}

/** Without a technician, and with an unknown breaker. */
export const aDraft = (): PackFacts =>
  aPack({
    technician: { name: null, register: null, responsibility: null },
    connection: { supply: 'BI_127_220', breakerA: null, utility: 'CPFL Paulista' },
  })
