import type { GeneratorSettings } from './generator-settings.ts'

export type FigureGroup = 'temperatures' | 'mounts' | 'ratios' | 'search' | 'structure' | 'wiring'

/** The parts of the sizing rule, in the order of the screen. */
export const figureGroups = {
  temperatures: 'Temperaturas por estado',
  mounts: 'Montagem e tensão do local',
  ratios: 'Relação CC/CA e número de inversores',
  search: 'Busca e alternativas',
  structure: 'Estruturas de fixação',
  wiring: 'Cabos e proteções',
} as const satisfies Record<FigureGroup, string>

export const figureGroupNames = Object.keys(figureGroups) as readonly FigureGroup[]

/** One number of the sizing rule that staff may change, and how far (C-23, C-24). */
export type GeneratorFigure = {
  /** Where it stands in the settings, with dots; a piece of a list by what tells it apart. */
  readonly key: string
  readonly group: FigureGroup
  readonly label: string
  readonly unit: string
  readonly least: number
  readonly most: number
  readonly decimals: number
  /** What goes wrong beyond the range. */
  readonly danger: string
}

/** What tells the pieces of a list apart: roofs by id, cables by section. */
const isNamed = (piece: unknown, name: string): boolean => {
  const { id, sectionMm2 } = piece as { readonly id?: number; readonly sectionMm2?: number }
  return String(id ?? sectionMm2) === name
}

const findPart = (whole: unknown, name: string): unknown =>
  Array.isArray(whole)
    ? whole.find((piece) => isNamed(piece, name))
    : (whole as Readonly<Record<string, unknown>> | undefined)?.[name]

const withPart = (whole: unknown, [name, ...rest]: readonly string[], value: number): unknown => {
  if (name === undefined) return value
  if (Array.isArray(whole)) return whole.map((piece) => (isNamed(piece, name) ? withPart(piece, rest, value) : piece))
  return { ...(whole as object), [name]: withPart(findPart(whole, name), rest, value) }
}

/** The figure as some settings have it; throws for a key that names nothing, a mistake of the table. */
export const figureIn = (settings: GeneratorSettings, key: string): number => {
  const value = key.split('.').reduce<unknown>(findPart, settings)
  if (typeof value !== 'number') throw new Error(`The settings have no figure ${key}`)
  return value
}

/** The same settings with another figure. */
export const withFigure = (settings: GeneratorSettings, key: string, value: number): GeneratorSettings =>
  withPart(settings, key.split('.'), value) as GeneratorSettings
