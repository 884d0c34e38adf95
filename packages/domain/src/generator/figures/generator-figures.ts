import { siteFigures } from '../site/site-figures.ts'
import { sizingFigures } from '../sizing/sizing-figures.ts'
import { structureFigures } from '../structure/structure-figures.ts'
import { wiringFigures } from '../wiring/wiring-figures.ts'
import type { GeneratorFigure } from './generator-figure.ts'

/** Every number of the sizing rule that staff may change without a release, with its safe range (C-23, C-24). */
export const generatorFigures: readonly GeneratorFigure[] = [
  ...siteFigures,
  ...sizingFigures,
  ...structureFigures,
  ...wiringFigures,
]

export const generatorFigureKeys: readonly string[] = generatorFigures.map(({ key }) => key)
