import { saleStep } from '../generator/index.ts'
import { peakPowerText, powerText } from './figures.ts'
import { moduleTechnology } from './module-technology.ts'
import { isInverterFigures, type ProductSheet } from './product-sheet.ts'

type Facts = Pick<ProductSheet, 'code' | 'name' | 'groupCode' | 'unit' | 'powerW' | 'electrical'>

const isText = (text: string | undefined): text is string => text !== undefined && text !== ''

/** 'monofásico 220 V'; only the name has the voltage. */
const gridText = (phases: number, name: string): string => {
  const volts = /\b(\d{3})V\b/i.exec(name)?.[1]
  const kind = phases === 3 ? 'trifásico' : 'monofásico'
  return volts === undefined ? kind : `${kind} ${volts} V`
}

const powerFacts = ({ electrical, name, powerW }: Facts): (string | undefined)[] => {
  if (powerW === null) return []
  if (!electrical) return [peakPowerText(powerW)]
  if (isInverterFigures(electrical)) return [powerText(powerW), gridText(electrical.phases, name)]
  return [powerText(powerW), moduleTechnology(name)]
}

const soldBy: Readonly<Record<string, string>> = { M: 'vendido por metro', PAR: 'vendido por par' }

/** The two or three short facts on a product's card: '550 W', 'TOPCon'; '5,07 kW', 'monofásico 220 V' (STORE-007). */
export const productFacts = (product: Facts): string[] => {
  const step = saleStep(product.code)
  const sale = step > 1 ? `múltiplos de ${step}` : undefined
  return [...powerFacts(product), soldBy[product.unit], sale].filter(isText)
}
