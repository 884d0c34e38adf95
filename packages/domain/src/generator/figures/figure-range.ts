import { type FigureGroup, figureIn, type GeneratorFigure } from './generator-figure.ts'
import { defaultGeneratorSettings } from './generator-settings.ts'

type Open = Omit<GeneratorFigure, 'key' | 'group' | 'decimals'> & { readonly decimals?: number }

const usual = (key: string): number => figureIn(defaultGeneratorSettings, key)

/** A figure of a group; a whole number unless stated otherwise. */
export const figure = (group: FigureGroup, key: string, { decimals = 0, ...rest }: Open): GeneratorFigure => ({
  key,
  group,
  decimals,
  ...rest,
})

/**
 * When higher values are dangerous, the range ends at the default; a higher one needs an engineering decision and a
 * release.
 */
export const upTo = (key: string, least: number) => ({ least, most: usual(key) })

/** When lower values are dangerous, the range begins at the default. */
export const from = (key: string, most: number) => ({ least: usual(key), most })
