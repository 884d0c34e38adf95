import { type FigureGroup, figureIn, type GeneratorFigure } from './generator-figure.ts'
import { defaultGeneratorSettings } from './generator-settings.ts'

type Open = Omit<GeneratorFigure, 'key' | 'group' | 'decimals'> & { readonly decimals?: number }

const usual = (key: string): number => figureIn(defaultGeneratorSettings, key)

/** A figure of a group; whole numbers unless told. */
export const figure = (group: FigureGroup, key: string, { decimals = 0, ...rest }: Open): GeneratorFigure => ({
  key,
  group,
  decimals,
  ...rest,
})

/** What is dangerous upwards ends at its default: a bolder value is a decision of engineering, with a release. */
export const upTo = (key: string, least: number) => ({ least, most: usual(key) })

/** What is dangerous downwards begins at its default. */
export const from = (key: string, most: number) => ({ least: usual(key), most })
