import { listWords } from '../shared/list-words.ts'
import type { LayoutFit } from './fit-layout.ts'
import type { LaidModule, Layout } from './lay-modules.ts'

/** Always under a layout (C-181). */
export const layoutNote = 'Desenho do kit, não é levantamento do telhado.'

const decimals = (digits: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const two = decimals(2)
const three = decimals(3)

/** Half-up, although doubles lose a little. */
const rounded = (value: number, steps: number): number => Math.floor(value * steps + 0.5 + 1e-6) / steps

/** Millimetres as metres: '11,52 m'. */
export const formatMetres = (mm: number): string => `${two.format(rounded(mm / 1000, 100))} m`

/** Millimetres as metres to the millimetre: '2,833 m'. */
export const formatPitch = (mm: number): string => `${three.format(rounded(mm / 1000, 1000))} m`

/** '11,52 × 2,28 m' */
export const formatSize = (widthMm: number, heightMm: number): string =>
  `${formatMetres(widthMm).replace(' m', '')} × ${formatMetres(heightMm)}`

/** '103,33 m²' */
export const formatArea = (squareMetres: number): string => `${two.format(rounded(squareMetres, 100))} m²`

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const countModules = (count: number): string => counted(count, 'módulo', 'módulos')

/** 'linha 1', 'linhas 1 e 2', 'linhas 1 a 4', of consecutive numbers. */
const nameNumbers = (numbers: readonly number[], one: string, many: string): string => {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  if (numbers.length === 1) return `${one} ${first}`
  return `${many} ${first} ${numbers.length === 2 ? 'e' : 'a'} ${last}`
}

const nameLines = (modules: readonly LaidModule[]): string =>
  nameNumbers([...new Set(modules.map(({ line }) => line + 1))], 'linha', 'linhas')

/** The names of the six styles, which are repeated; colour alone tells nothing. */
const styleNames = ['liso', 'listras', 'pontos', 'xadrez', 'linhas em pé', 'linhas deitadas'] as const

export const styleName = (style: number): string => styleNames[style % styleNames.length] ?? ''

export type LegendEntry = {
  readonly style: number
  /** 'String 1' */
  readonly name: string
  /** 'liso' */
  readonly styleName: string
  /** '14 módulos em série · MPPT 1 · linhas 1 e 2' */
  readonly text: string
}

const describeBranch = (layout: Layout, style: number): LegendEntry => {
  const units = layout.strings.filter((string) => string.style === style)
  const numbers = units.map(({ number }) => number)
  const modules = layout.modules.filter(({ string }) => string?.style === style)
  return {
    style,
    name: `Ramal ${style + 1}`,
    styleName: styleName(style),
    text: `${nameNumbers(numbers, 'microinversor', 'microinversores')} · ${countModules(modules.length)} · ${nameLines(modules)}`,
  }
}

const describeString = (layout: Layout, number: number): readonly LegendEntry[] => {
  const string = layout.strings.find((each) => each.number === number)
  if (string === undefined) return []
  const modules = layout.modules.filter((module) => module.string?.number === number)
  const isAlone = layout.strings.every(({ inverter }) => inverter === string.inverter)
  const place = isAlone ? `MPPT ${string.mppt}` : `inversor ${string.inverter}, MPPT ${string.mppt}`
  return [
    {
      style: string.style,
      name: `String ${number}`,
      styleName: styleName(string.style),
      text: `${countModules(string.modules)} em série · ${place} · ${nameLines(modules)}`,
    },
  ]
}

/** One entry for each string, or for each branch of microinverters; empty without known strings (GRID-006). */
export const layoutLegend = (layout: Layout): readonly LegendEntry[] => {
  const isMicro = layout.strings.some(({ mppt }) => mppt === null)
  if (!isMicro) return layout.strings.flatMap(({ number }) => describeString(layout, number))
  return [...new Set(layout.strings.map(({ style }) => style))].map((style) => describeBranch(layout, style))
}

/** '4 linhas de 10 módulos', '3 linhas, 22 módulos'. */
export const layoutTitle = ({ lines, modules }: Layout): string => {
  const [first] = lines
  if (first === undefined) return 'Sem módulos'
  const isEven = lines.every((line) => line.modules === first.modules)
  const count = counted(lines.length, 'linha', 'linhas')
  return isEven ? `${count} de ${countModules(first.modules)}` : `${count}, ${countModules(modules.length)}`
}

/** 'Cabem 30 dos 40 módulos.'; null when all fit (GRID-008). */
export const describeFit = ({ fitting, modules }: LayoutFit): string | null => {
  if (fitting === modules) return null
  if (fitting === 0) return `Não cabe nenhum dos ${countModules(modules)}.`
  return `${fitting === 1 ? 'Cabe' : 'Cabem'} ${fitting} dos ${countModules(modules)}.`
}

/** 'Faltam 1,70 m na altura.'; '' when nothing is short. */
export const describeShortage = ({ shortWidthMm, shortHeightMm }: LayoutFit): string => {
  const sides = [
    ...(shortWidthMm > 0 ? [`${formatMetres(shortWidthMm)} na largura`] : []),
    ...(shortHeightMm > 0 ? [`${formatMetres(shortHeightMm)} na altura`] : []),
  ]
  return sides.length === 0 ? '' : `Faltam ${listWords(sides)}.`
}
