import { figure, from, upTo } from '../figures/figure-range.ts'
import type { GeneratorFigure } from '../figures/generator-figure.ts'
import { defaultGeneratorSettings } from '../figures/generator-settings.ts'
import type { Mount } from '../structure/roof-types.ts'

const coldDanger = 'Mais quente que isso, a tensão de uma madrugada fria pode passar do limite do inversor.'
const hotDanger =
  'Mais frio que isso, uma série pode ficar abaixo da faixa de MPPT e a corrente quente passar do limite.'

const toTemperatureFigures = (place: string, path: string): readonly GeneratorFigure[] => [
  figure('temperatures', `${path}.tMinC`, {
    label: `${place}, mínima do ar`,
    unit: '°C',
    danger: coldDanger,
    ...upTo(`${path}.tMinC`, -20),
  }),
  figure('temperatures', `${path}.tAmbMaxC`, {
    label: `${place}, máxima do ar`,
    unit: '°C',
    danger: hotDanger,
    ...from(`${path}.tAmbMaxC`, 50),
  }),
]

const temperatures: readonly GeneratorFigure[] = [
  ...Object.keys(defaultGeneratorSettings.temperaturesByState).flatMap((uf) =>
    toTemperatureFigures(uf, `temperaturesByState.${uf}`),
  ),
  ...toTemperatureFigures('Estado desconhecido', 'unknownState'),
  figure('temperatures', 'coldOperatingCellC', {
    label: 'Célula na hora mais fria de operação',
    unit: '°C',
    danger: 'Mais quente que isso, uma série pode passar do topo da faixa de MPPT.',
    ...upTo('coldOperatingCellC', 0),
  }),
]

const mountLabels = { ROOF: 'Telhado', SLAB: 'Laje', GROUND: 'Solo' } as const satisfies Record<Mount, string>

const mounts = (Object.keys(mountLabels) as Mount[]).flatMap((mount) => [
  figure('mounts', `mounts.${mount}.cellRiseK`, {
    label: `${mountLabels[mount]}, aquecimento da célula acima do ar`,
    unit: '°C',
    danger: hotDanger,
    ...from(`mounts.${mount}.cellRiseK`, 50),
  }),
  figure('mounts', `mounts.${mount}.siteMaxV`, {
    label: `${mountLabels[mount]}, maior tensão CC do local`,
    unit: 'V',
    danger: 'Acima disso o arranjo passa do limite da norma para o local.',
    ...upTo(`mounts.${mount}.siteMaxV`, 400),
  }),
  figure('mounts', `mounts.${mount}.panelsPerRow`, {
    label: `${mountLabels[mount]}, módulos por fileira`,
    unit: 'módulos',
    danger: 'Fileiras mais longas pedem junta de dilatação, que o kit não leva.',
    ...upTo(`mounts.${mount}.panelsPerRow`, 2),
  }),
])

/** Temperatures and voltages of the place; each range ends at the default on its dangerous side (C-23, §2.4). */
export const siteFigures: readonly GeneratorFigure[] = [...temperatures, ...mounts]
