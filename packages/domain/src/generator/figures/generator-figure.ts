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

/** One number of the sizing rule that staff may change, with its range (C-23, C-24). */
export type GeneratorFigure = {
  /** The path in the settings, with dots; an element of a list is named by its identifying field. */
  readonly key: string
  readonly group: FigureGroup
  readonly label: string
  readonly unit: string
  readonly least: number
  readonly most: number
  readonly decimals: number
  /** The danger beyond the range. */
  readonly danger: string
}

/** The field that identifies the elements of a list: the id of a roof, the section of a cable. */
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

/** The value of the figure in some settings. Throws for an unknown key, which is a mistake in the table. */
export const figureIn = (settings: GeneratorSettings, key: string): number => {
  const value = key.split('.').reduce<unknown>(findPart, settings)
  if (typeof value !== 'number') throw new Error(`The settings have no figure ${key}`)
  return value
}

/** The same settings with another value of the figure. */
export const withFigure = (settings: GeneratorSettings, key: string, value: number): GeneratorSettings =>
  withPart(settings, key.split('.'), value) as GeneratorSettings
