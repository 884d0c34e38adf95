import type { KitInverter, PvModule } from '../generator/index.ts'
import { peakPowerText, percentText, powerText, withUnit } from './figures.ts'
import { isInverterFigures, type ProductSheet } from './product-sheet.ts'

export type SheetLine = { readonly attribute: string; readonly value: string }

type Entry = readonly [attribute: string, value: string | null]

const inverterTypes = { STRING: 'String', HYBRID: 'Híbrido', MICRO: 'Microinversor' } as const

const moduleEntries = (figures: PvModule): Entry[] => [
  ['Potência máxima (Pmax)', withUnit(figures.pmaxW, 'W')],
  ['Tensão de circuito aberto (Voc)', withUnit(figures.vocV, 'V')],
  ['Corrente de curto-circuito (Isc)', withUnit(figures.iscA, 'A')],
  ['Tensão de máxima potência (Vmp)', withUnit(figures.vmpV, 'V')],
  ['Corrente de máxima potência (Imp)', withUnit(figures.impA, 'A')],
  ['Coeficiente de temperatura de Voc', withUnit(figures.betaVocPctPerK, '%/°C')],
  ['Coeficiente de temperatura de Isc', withUnit(figures.alphaIscPctPerK, '%/°C')],
  ['Coeficiente de temperatura de Pmax', withUnit(figures.gammaPmaxPctPerK, '%/°C')],
  ['Tensão máxima do sistema', withUnit(figures.maxSystemV, 'V')],
  ['Fusível máximo em série', withUnit(figures.maxSeriesFuseA, 'A')],
]

const inputEntries = ({ type, nMppt, stringsPerMppt }: KitInverter): Entry[] =>
  type === 'MICRO'
    ? [['Entradas CC', String(nMppt)]]
    : [
        ['MPPTs', String(nMppt)],
        ['Strings por MPPT', String(stringsPerMppt)],
      ]

const inverterEntries = (figures: KitInverter): Entry[] => [
  ['Tipo', inverterTypes[figures.type]],
  ['Potência nominal CA', powerText(figures.pacNomW)],
  ['Conexão à rede', figures.phases === 3 ? 'Trifásica' : 'Monofásica'],
  ['Tensão máxima CC', withUnit(figures.vdcMaxV, 'V')],
  ['Faixa de tensão MPPT', `${withUnit(figures.mpptMinV, 'V')} a ${withUnit(figures.mpptMaxV, 'V')}`],
  ...inputEntries(figures),
  ['Corrente máxima por MPPT', withUnit(figures.impMaxPerMpptA, 'A')],
  ['Corrente de curto-circuito máxima por MPPT', withUnit(figures.iscMaxPerMpptA, 'A')],
  ['Proteção CC integrada', figures.dcProtectionIntegrated ? 'Sim' : 'Não'],
]

const sizeText = ({ lengthMm, widthMm, frameMm }: ProductSheet): string | null =>
  lengthMm && widthMm && frameMm ? `${lengthMm} × ${widthMm} × ${frameMm} mm` : null

const generalEntries = (product: ProductSheet): Entry[] => [
  ['Potência', product.powerW !== null && !product.electrical ? peakPowerText(product.powerW) : null],
  ['Eficiência', product.efficiency === null ? null : percentText(product.efficiency)],
  ['Dimensões', sizeText(product)],
  ['Peso', product.weightKg > 0 ? withUnit(product.weightKg, 'kg') : null],
  ['Cubagem', product.cubageM3 > 0 ? withUnit(product.cubageM3, 'm³') : null],
]

const electricalEntries = ({ electrical }: ProductSheet): Entry[] => {
  if (!electrical) return []
  return isInverterFigures(electrical) ? inverterEntries(electrical) : moduleEntries(electrical)
}

/** The technical sheet made from a product's own figures, for products that have no sheet (STORE-010). */
export const toTechnicalSheet = (product: ProductSheet): SheetLine[] =>
  [...electricalEntries(product), ...generalEntries(product)].flatMap(([attribute, value]) =>
    value === null ? [] : [{ attribute, value }],
  )
