import { figureIn, type GeneratorFigure, withFigure } from './generator-figure.ts'
import { generatorFigures } from './generator-figures.ts'
import { defaultGeneratorSettings, type GeneratorSettings } from './generator-settings.ts'

/** The figures that differ from their defaults, by key (C-23). */
export type ChangedFigures = Readonly<Record<string, number | undefined>>

export type FigureProblem = {
  readonly key: string
  readonly message: string
}

export const defaultFigure = (key: string): number => figureIn(defaultGeneratorSettings, key)

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3, useGrouping: false })

/** '1,25' */
export const figureText = (value: number): string => number.format(value)

/** '-20 a 39 °C' */
export const figureRange = ({ least, most, unit }: GeneratorFigure): string =>
  `${figureText(least)} a ${figureText(most)} ${unit}`

/** The figure as the audit log names it: 'Inversor string, maior relação CC/CA (×)'. */
export const figureName = ({ label, unit }: GeneratorFigure): string => `${label} (${unit})`

const rangeProblem = (figure: GeneratorFigure, value: number): FigureProblem | null => {
  const { key, least, most, decimals, danger } = figure
  if (!(value >= least && value <= most)) return { key, message: `De ${figureRange(figure)}. ${danger}` }
  if (Number(value.toFixed(decimals)) === value) return null
  return { key, message: decimals === 0 ? 'Informe um número inteiro.' : `No máximo ${decimals} casas decimais.` }
}

/** An unknown state is sized for the worst of all, so its figures must cover every state's (§2.4). */
const envelopeProblems = ({ temperaturesByState, unknownState }: GeneratorSettings): FigureProblem[] => {
  const states = Object.values(temperaturesByState)
  const coldest = Math.min(...states.map(({ tMinC }) => tMinC))
  const hottest = Math.max(...states.map(({ tAmbMaxC }) => tAmbMaxC))
  const cold = `Precisa valer para o estado mais frio: no máximo ${figureText(coldest)} °C.`
  const hot = `Precisa valer para o estado mais quente: no mínimo ${figureText(hottest)} °C.`
  return [
    ...(unknownState.tMinC > coldest ? [{ key: 'unknownState.tMinC', message: cold }] : []),
    ...(unknownState.tAmbMaxC < hottest ? [{ key: 'unknownState.tAmbMaxC', message: hot }] : []),
  ]
}

/** A rail may extend at most a third of its span beyond the last support (§6.1). */
const cantileverProblems = ({ roofTypes }: GeneratorSettings): FigureProblem[] =>
  roofTypes.flatMap((roof) => {
    if (roof.method !== 'RAIL' || roof.cantileverMm * 3 <= roof.spanMm) return []
    const most = Math.floor(roof.spanMm / 3)
    const message = `O balanço não pode passar de um terço do vão: no máximo ${most} mm. O perfil pode ceder.`
    return [{ key: `roofTypes.${roof.id}.cantileverMm`, message }]
  })

/** The defaults with the changes of the staff; a key that is no longer a figure is ignored. */
export const generatorSettingsWith = (changed: ChangedFigures): GeneratorSettings =>
  generatorFigures.reduce((settings, { key }) => {
    const value = changed[key]
    return value === undefined ? settings : withFigure(settings, key, value)
  }, defaultGeneratorSettings)

/** Why these figures would make an unsafe kit, or no kit; [] when they may be stored (C-23, C-24). */
export const figureProblems = (changed: ChangedFigures): readonly FigureProblem[] => {
  const outside = generatorFigures.flatMap((figure) => {
    const value = changed[figure.key]
    return value === undefined ? [] : (rangeProblem(figure, value) ?? [])
  })
  const settings = generatorSettingsWith(changed)
  const together = [...envelopeProblems(settings), ...cantileverProblems(settings)]
  return [...outside, ...together.filter(({ key }) => !outside.some((problem) => problem.key === key))]
}

/** The changes without those equal to the default, in the order of the table. */
export const onlyChanged = (figures: ChangedFigures): ChangedFigures =>
  Object.fromEntries(
    generatorFigures.flatMap(({ key }) => {
      const value = figures[key]
      return value === undefined || value === defaultFigure(key) ? [] : [[key, value]]
    }),
  )
