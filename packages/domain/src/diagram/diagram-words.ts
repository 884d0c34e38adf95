import { groupStrings, type Supply, shortInverterName } from '../generator/index.ts'
import { formatKilowatts, toKilowatts } from '../grid/index.ts'
import type { DiagramFacts, DiagramKit } from './diagram-facts.ts'
import type { DrawnInverter } from './drawn-inverters.ts'
import type { KitFigures } from './kit-figures.ts'

const decimals = (least: number, most = least) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most })
const one = decimals(1)
const two = decimals(2)
const upToOne = decimals(0, 1)

/** '374,0 V' */
export const formatVolts = (volts: number): string => `${one.format(volts)} V`
/** '14,00 A' */
export const formatAmperes = (amperes: number): string => `${two.format(amperes)} A`
/** Watts as '7,70 kWp'. */
export const formatPeak = (watts: number): string => `${two.format(toKilowatts(watts))} kWp`
/** '112,5 kVA' */
export const formatKva = (kva: number): string => `${upToOne.format(kva)} kVA`
/** '−2 °C' */
export const formatCelsius = (degrees: number): string => `${upToOne.format(degrees).replace('-', '−')} °C`

/** 'Voc máx 374,0 V · Isc 14,00 A' of so many modules in series (HOM-009). */
export const describeVoltage = (modulesInSeries: number, { module }: DiagramKit, { vocMaxV }: KitFigures): string =>
  `Voc máx ${formatVolts(vocMaxV(modulesInSeries))} · Isc ${formatAmperes(module.figures.iscA)}`

/** The conductors of a supply, and how its volts are written. */
export const supplyWords = {
  MONO_127: { conductors: 'F + N', wires: 2, volts: '127 V' },
  MONO_220: { conductors: 'F + N', wires: 2, volts: '220 V' },
  BI_127_220: { conductors: '2F + N', wires: 3, volts: '127/220 V' },
  BI_220_380: { conductors: '2F + N', wires: 3, volts: '220/380 V' },
  TRI_127_220: { conductors: '3F + N', wires: 4, volts: '127/220 V' },
  TRI_220_380: { conductors: '3F + N', wires: 4, volts: '220/380 V' },
} as const satisfies Record<Supply, { conductors: string; wires: number; volts: string }>

/** 'Inversor VOLTARA VT-6K-M 6,08kW' → 'Inversor VOLTARA VT-6K-M 6,08 kW' */
export const spaceUnits = (name: string): string =>
  name.replace(/(?<=[\s/]|^)(\d[\d.,]*)(kWp|kW|kVA|kV|Wp|W|V|A|mm²)(?=[\s/,]|$)/g, '$1 $2')

/** The model without its brand: 'Inversor VOLTARA VT-6K-M 6,08kW …' → 'VT-6K-M'. */
export const modelName = (name: string): string => {
  const short = shortInverterName(name)
  return short.includes(' ') ? short.slice(short.indexOf(' ') + 1) : short
}

/** '20,00 kW · 3F · 380 V' */
export const describeOutputSide = ({ inverter }: DiagramKit, { phases, outputV }: KitFigures): string =>
  `${formatKilowatts(inverter.figures.pacNomW)} · ${phases}F · ${outputV} V`

const counted = (count: number, single: string, plural: string): string => `${count} ${count === 1 ? single : plural}`

/** '2 × 7', '1 × 14 + 2 × 13': the strings of one inverter. */
export const describeSeries = ({ strings }: DrawnInverter): string =>
  groupStrings([
    {
      count: 1,
      mppts: strings.map(({ count, modulesInSeries }) => ({ strings: count, modulesPerString: modulesInSeries })),
    },
  ])
    .map(({ strings: count, modulesPerString }) => `${count} × ${modulesPerString}`)
    .join(' + ')

const describeStringsOf = ({ loads }: DiagramKit, { isMicro, modules }: KitFigures): string => {
  if (isMicro) return `${counted(modules, 'módulo', 'módulos')}, um por entrada`
  return groupStrings(loads)
    .map(({ strings, modulesPerString }) => `${counted(strings, 'string', 'strings')} de ${modulesPerString} módulos`)
    .join(' e ')
}

const describeInverters = ({ inverter }: DiagramKit, { inverters, isMicro }: KitFigures): string => {
  const noun = isMicro ? ['microinversor', 'microinversores'] : ['inversor', 'inversores']
  return `${counted(inverters, noun[0] ?? '', noun[1] ?? '')} ${modelName(inverter.name)}`
}

/** 'Diagrama unifilar: 7,70 kWp, 1 inversor VT-6K-M, 2 strings de 7 módulos' */
export const diagramTitle = ({ kit }: DiagramFacts, figures: KitFigures): string =>
  [
    `Diagrama unifilar: ${formatPeak(figures.powerW)}`,
    describeInverters(kit, figures),
    describeStringsOf(kit, figures),
    ...(kit.transformer === null ? [] : [`transformador ${formatKva(kit.transformer.kva)}`]),
  ].join(', ')

const listParts = ({ kit, connection }: DiagramFacts, figures: KitFigures): readonly string[] => {
  const { module, transformer, loads } = kit
  const longest = Math.max(...loads.flatMap(({ mppts }) => mppts.map(({ modulesPerString }) => modulesPerString)))
  const boxes = loads.flatMap(({ mppts }) => figures.boxesOf(mppts.reduce((sum, { strings }) => sum + strings, 0)))
  const { board } = figures
  return [
    `${describeStringsOf(kit, figures)} de ${module.figures.pmaxW} W, Voc máxima ${formatVolts(figures.vocMaxV(longest))}`,
    ...(boxes.length > 0 ? ['string box'] : []),
    `${describeInverters(kit, figures)} de ${describeOutputSide(kit, figures)}`,
    ...(board === null ? [] : [`quadro CA de ${board.ratingA} A`]),
    ...(transformer === null ? [] : [`transformador ${formatKva(transformer.kva)} ${transformerVolts(transformer)}`]),
    'quadro geral',
    connection.breakerA === null ? 'disjuntor geral' : `disjuntor de ${connection.breakerA} A`,
    'medidor bidirecional',
    connection.utility === null ? 'rede' : `rede ${connection.utility}`,
  ]
}

/** '380/220 V' */
export const transformerVolts = ({ inputV, outputV }: { readonly inputV: number; readonly outputV: number }): string =>
  `${inputV}/${outputV} V`

/** The sheet in words, for those who do not see it (HOM-011). */
export const describeDiagram = (facts: DiagramFacts, figures: KitFigures): string => {
  const parts = `Da esquerda para a direita: ${listParts(facts, figures).join('; ')}.`
  return facts.missing.length === 0 ? parts : `${parts} Rascunho. Falta: ${facts.missing.join(', ')}.`
}
