import { figure, from, upTo } from '../figures/figure-range.ts'
import type { GeneratorFigure } from '../figures/generator-figure.ts'
import { defaultGeneratorSettings } from '../figures/generator-settings.ts'
import type { RailRoofType } from './roof-types.ts'

const isRail = (roof: { readonly method: string }): roof is RailRoofType => roof.method === 'RAIL'

const roofs = defaultGeneratorSettings.roofTypes.flatMap((roof): readonly GeneratorFigure[] => {
  const path = `roofTypes.${roof.id}`
  const label = `${roof.name} ${roof.manufacturerReference}`
  const pieces = (key: string) =>
    figure('structure', key, {
      label: `${label}, peças por fixação`,
      unit: 'peças',
      danger: 'Com menos peças a fixação pode não segurar o vento.',
      ...from(key, 12),
    })
  if (!isRail(roof)) return [pieces(`${path}.screws.each`)]
  return [
    figure('structure', `${path}.spanMm`, {
      label: `${label}, vão entre fixações`,
      unit: 'mm',
      danger: 'Um vão maior só com o cálculo do fabricante: o perfil pode ceder.',
      ...upTo(`${path}.spanMm`, 600),
    }),
    figure('structure', `${path}.cantileverMm`, {
      label: `${label}, balanço`,
      unit: 'mm',
      danger: 'Um balanço maior só com o cálculo do fabricante: o perfil pode ceder.',
      ...upTo(`${path}.cantileverMm`, 0),
    }),
    ...(roof.extra === null ? [] : [pieces(`${path}.extra.each`)]),
  ]
})

/** Spans, overhangs and screws of the structures; each range ends at the default on its dangerous side (C-24, §6). */
export const structureFigures: readonly GeneratorFigure[] = [
  figure('structure', 'structure.moduleGapMm', {
    label: 'Folga entre módulos',
    unit: 'mm',
    danger: 'Fora disso o grampo intermediário não serve.',
    least: 15,
    most: 30,
  }),
  figure('structure', 'structure.railEndMm', {
    label: 'Sobra do perfil em cada ponta',
    unit: 'mm',
    danger: 'Com menos sobra o grampo final não prende.',
    ...from('structure.railEndMm', 200),
  }),
  ...roofs,
]
