import { figure, upTo } from '../figures/figure-range.ts'
import type { GeneratorFigure } from '../figures/generator-figure.ts'
import type { InverterType } from '../inverter.ts'

const typeLabels = {
  STRING: 'Inversor string',
  HYBRID: 'Inversor híbrido',
  MICRO: 'Microinversor',
} as const satisfies Record<InverterType, string>

const ratios = (Object.keys(typeLabels) as InverterType[]).flatMap((type) => [
  figure('ratios', `inverterTypes.${type}.rMin`, {
    label: `${typeLabels[type]}, menor relação CC/CA`,
    unit: '×',
    decimals: 2,
    least: 0.4,
    most: 0.95,
    danger: 'Fora disso sobra inversor demais, ou não resta kit nenhum.',
  }),
  figure('ratios', `inverterTypes.${type}.rMax`, {
    label: `${typeLabels[type]}, maior relação CC/CA`,
    unit: '×',
    decimals: 2,
    danger: 'Acima disso a carga passa do que o inversor aguenta.',
    ...upTo(`inverterTypes.${type}.rMax`, 1.05),
  }),
  figure('ratios', `inverterTypes.${type}.maxInverters`, {
    label: `${typeLabels[type]}, máximo em um kit`,
    unit: 'inversores',
    danger: 'Acima disso o kit deixa de ser um só e precisa de projeto.',
    ...upTo(`inverterTypes.${type}.maxInverters`, 1),
  }),
])

const search: readonly GeneratorFigure[] = [
  figure('search', 'highRatio', {
    label: 'Avisar sobrecarga a partir da relação CC/CA',
    unit: '×',
    decimals: 2,
    least: 1,
    most: 1.5,
    danger: 'Fora disso o aviso sai sempre, ou nunca.',
  }),
  figure('search', 'searchDivisor', {
    label: 'Procurar até uma parte do número de módulos: 1 /',
    unit: 'partes',
    least: 5,
    most: 50,
    danger: 'Com menos partes o kit foge do pedido; com mais, quase nenhum é achado.',
  }),
  figure('search', 'searchMinModules', {
    label: 'Procurar ao menos a esta distância',
    unit: 'módulos',
    least: 1,
    most: 5,
    danger: 'Mais que isso o kit foge do pedido.',
  }),
  figure('search', 'divergenceDivisor', {
    label: 'Avisar potência diferente a partir de uma parte do pedido: 1 /',
    unit: 'partes',
    least: 10,
    most: 100,
    danger: 'Fora disso o aviso sai sempre, ou nunca.',
  }),
]

/** Load limits of an inverter and the range of the search (C-23, §2.3, §4). */
export const sizingFigures: readonly GeneratorFigure[] = [...ratios, ...search]
