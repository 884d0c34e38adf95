import { figure, from, upTo } from '../figures/figure-range.ts'
import type { GeneratorFigure } from '../figures/generator-figure.ts'
import { defaultGeneratorSettings } from '../figures/generator-settings.ts'

const sections = defaultGeneratorSettings.wiring.solarCable.sections.flatMap(({ sectionMm2 }) => {
  const path = `wiring.solarCable.sections.${sectionMm2}`
  return [
    figure('wiring', `${path}.ampacityA`, {
      label: `Cabo de ${sectionMm2} mm², corrente máxima`,
      unit: 'A',
      danger: 'Acima disso o cabo aquece além do que a norma permite.',
      ...upTo(`${path}.ampacityA`, 20),
    }),
    figure('wiring', `${path}.ohmPerKm`, {
      label: `Cabo de ${sectionMm2} mm², resistência a 20 °C`,
      unit: 'Ω/km',
      decimals: 2,
      danger: 'Abaixo disso a queda de tensão sai menor do que é.',
      ...from(`${path}.ohmPerKm`, 10),
    }),
  ]
})

const thinDanger = 'Abaixo disso cabos e proteções saem menores do que a norma pede.'

/** Cables, boxes and boards between modules and grid (C-23, §7). */
export const wiringFigures: readonly GeneratorFigure[] = [
  figure('wiring', 'wiring.iscFactor', {
    label: 'Margem sobre a corrente de curto-circuito',
    unit: '×',
    decimals: 2,
    danger: thinDanger,
    ...from('wiring.iscFactor', 2),
  }),
  figure('wiring', 'wiring.acBoard.currentFactor', {
    label: 'Margem sobre a corrente do quadro CA',
    unit: '×',
    decimals: 2,
    danger: thinDanger,
    ...from('wiring.acBoard.currentFactor', 2),
  }),
  figure('wiring', 'wiring.solarCable.metresPerString', {
    label: 'Cabo solar por série, de cada cor',
    unit: 'm',
    least: 5,
    most: 200,
    danger: 'Fora disso o kit leva cabo de menos, ou de mais.',
  }),
  figure('wiring', 'wiring.solarCable.maxDropPct', {
    label: 'Maior queda de tensão no cabo',
    unit: '%',
    decimals: 1,
    danger: 'Acima disso o cabo escolhido é fino demais.',
    ...upTo('wiring.solarCable.maxDropPct', 0.5),
  }),
  figure('wiring', 'wiring.solarCable.hotResistanceFactor', {
    label: 'Aumento da resistência do cabo quente',
    unit: '×',
    decimals: 2,
    danger: 'Abaixo disso a queda de tensão sai menor do que é.',
    ...from('wiring.solarCable.hotResistanceFactor', 1.6),
  }),
  ...sections,
  figure('wiring', 'wiring.stringBox.maxV', {
    label: 'String box, tensão máxima',
    unit: 'V',
    danger: 'Acima disso a string box do kit não isola.',
    ...upTo('wiring.stringBox.maxV', 400),
  }),
  figure('wiring', 'wiring.stringBox.maxA', {
    label: 'String box, corrente máxima',
    unit: 'A',
    danger: 'Acima disso a string box do kit pode queimar.',
    ...upTo('wiring.stringBox.maxA', 10),
  }),
  figure('wiring', 'wiring.connectorPair.perString', {
    label: 'Pares de conectores MC4 por série',
    unit: 'pares',
    danger: 'Com menos pares a série não se liga.',
    ...from('wiring.connectorPair.perString', 6),
  }),
  figure('wiring', 'wiring.earthCable.metres', {
    label: 'Cabo terra por inversor',
    unit: 'm',
    least: 5,
    most: 200,
    danger: 'Fora disso o kit leva cabo de menos, ou de mais.',
  }),
  figure('wiring', 'wiring.micro.modulesPerGateway', {
    label: 'Módulos por gateway de microinversores',
    unit: 'módulos',
    danger: 'Um gateway não atende mais que isso.',
    ...upTo('wiring.micro.modulesPerGateway', 1),
  }),
  figure('wiring', 'wiring.micro.unitsPerBranch', {
    label: 'Microinversores por ramal',
    unit: 'unidades',
    danger: 'Mais que isso aquece o cabo tronco.',
    ...upTo('wiring.micro.unitsPerBranch', 1),
  }),
]
