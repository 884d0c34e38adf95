import type { CatalogueProduct, GeneratorCatalogue } from './generator-catalogue.ts'
import type { KitInverter } from './inverter.ts'
import type { PvModule } from './pv-module.ts'
import type { SizingInput } from './sizing/size-generator.ts'

/**
 * A 550 W module. At 0 °C, 75 °C and 20 °C: Voc 53.25 V, Vmp 34.86 V and 42.714 V, Isc 14.28 A.
 */
export const aModule = (change: Partial<PvModule> = {}): PvModule => ({
  pmaxW: 550,
  vocV: 50,
  iscA: 14,
  vmpV: 42,
  impA: 13.1,
  betaVocPctPerK: -0.26,
  alphaIscPctPerK: 0.04,
  gammaPmaxPctPerK: -0.34,
  maxSystemV: 1500,
  maxSeriesFuseA: 25,
  ...change,
})

/** A 5 kW string inverter with two MPPTs of one string; with `aModule`, strings of 3 to 10 modules. */
export const anInverter = (change: Partial<KitInverter> = {}): KitInverter => ({
  type: 'STRING',
  pacNomW: 5000,
  vdcMaxV: 550,
  mpptMinV: 100,
  mpptMaxV: 550,
  nMppt: 2,
  stringsPerMppt: 1,
  impMaxPerMpptA: 16,
  iscMaxPerMpptA: 20,
  phases: 1,
  dcProtectionIntegrated: false,
  ...change,
})

/** A microinverter of four inputs; with `aModule` its full ratio is 1.1. */
export const aMicroinverter = (change: Partial<KitInverter> = {}): KitInverter =>
  anInverter({
    type: 'MICRO',
    pacNomW: 2000,
    vdcMaxV: 65,
    mpptMinV: 22,
    mpptMaxV: 60,
    nMppt: 4,
    iscMaxPerMpptA: 25,
    dcProtectionIntegrated: true,
    maxPerBranch: 3,
    ...change,
  })

type SizingChange = {
  readonly module?: Partial<PvModule>
  readonly inverter?: KitInverter
  readonly powerKwp?: number
  readonly tMinC?: number
  readonly tCellMaxC?: number
  readonly siteMaxV?: number
}

/** `aModule` on `anInverter` on a roof between 0 °C and 75 °C of cell, 5.5 kWp. */
export const aSizingInput = ({ module, ...change }: SizingChange = {}): SizingInput => ({
  inverter: anInverter(),
  powerKwp: 5.5,
  tMinC: 0,
  tCellMaxC: 75,
  siteMaxV: 1000,
  ...change,
  module: aModule(module),
})

/** Every code that a bill of materials may contain, besides modules and inverters. */
const accessoryCodes = [
  ...Array.from({ length: 22 }, (_, index) => String(10_200_001 + index)),
  ...Array.from({ length: 8 }, (_, index) => String(10_300_001 + index)),
  ...Array.from({ length: 9 }, (_, index) => String(10_400_001 + index)),
  ...Array.from({ length: 19 }, (_, index) => String(10_500_001 + index)),
  '10600001',
  '10600002',
]

export const aModuleProduct = (code: string, change: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  B1_COD: code,
  ZAM_COD: '101',
  VLR_TOT: 450,
  electrical: aModule(),
  lengthMm: 2278,
  widthMm: 1134,
  frameMm: 30,
  ...change,
})

export const anInverterProduct = (code: string, change: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  B1_COD: code,
  ZAM_COD: '201',
  VLR_TOT: 2500,
  electrical: anInverter(),
  efficiency: 0.97,
  ...change,
})

/** The given modules and inverters with every accessory at R$ 1,00 and the ten roofs. */
export const aGeneratorCatalogue = (products: readonly CatalogueProduct[]): GeneratorCatalogue => {
  const accessories = accessoryCodes.map((code) => ({ B1_COD: code, ZAM_COD: '303', VLR_TOT: 1 }))
  return {
    products: [...products, ...accessories],
    roofTypes: Array.from({ length: 10 }, (_, index) => ({ id: index + 1 })),
  }
}
