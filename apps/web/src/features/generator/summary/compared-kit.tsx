import type { KitView } from '@girassol/contract/generator'
import { kitLabels, shortInverterName } from '@girassol/domain/generator'
import type { ReactNode } from 'react'
import { formatCount, formatPercent, formatPower, formatReais, formatReaisPerWatt } from '../../../lib/format.ts'
import type { ComparedItem, ComparedRow } from '../../../ui/compare-cards.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { describeDispatch, describeUsualPayment, formatDcAcRatio } from '../../cart/index.ts'
import classes from './compared-kit.module.css'

/** Every kit has the same rows in the same order; the phone first shows only the essential ones. */
export const kitRows: readonly ComparedRow[] = [
  { id: 'perWp', label: 'Preço por Wp', isEssential: true, best: 'lowest' },
  { id: 'payment', label: 'Parcela', isEssential: true, best: 'lowest' },
  { id: 'points', label: 'Pontos a ganhar', isEssential: true, best: 'highest' },
  { id: 'dispatch', label: 'Embarque', isEssential: true, best: 'lowest' },
  { id: 'power', label: 'Potência', isEssential: true },
  { id: 'modules', label: 'Módulos', isEssential: true },
  { id: 'technology', label: 'Tecnologia', best: 'highest' },
  { id: 'inverter', label: 'Inversor', isEssential: true },
  { id: 'output', label: 'Saída' },
  { id: 'strings', label: 'Strings', isEssential: true },
  { id: 'ratio', label: 'Relação CC/CA' },
  { id: 'cold', label: 'Tensão máxima a frio', isEssential: true },
  { id: 'hot', label: 'Tensão mínima a quente', isEssential: true },
]

const decimals = (digits: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const one = decimals(1)
const two = decimals(2)

/** 'Melhor ajuste · Menor preço'; a kit of the cart that was not proposed is the user's own. */
export const kitTitle = ({ tags, labels }: KitView): string => {
  const own = tags.length === 0 ? ['Seu kit'] : []
  return [...own, ...labels.map((label) => kitLabels[label])].join(' · ') || 'Outra opção'
}

export const kitId = ({ moduleCode, inverterCode }: KitView): string => `${moduleCode} ${inverterCode}`

const times = (count: number, text: string) => (count === 1 ? text : `${count} × ${text}`)

/** Above this share of the limit the bar is amber. */
const nearLimit = 0.98

const Difference = ({ reais }: { readonly reais: number }) => {
  if (Math.abs(reais) < 0.005) return 'mesmo preço'
  return reais < 0 ? (
    <span className={classes.less}>{formatReais(-reais)} a menos</span>
  ) : (
    <span>{formatReais(reais)} a mais</span>
  )
}

/** The price of a kit is that of its products: the freight depends on the delivery. */
const drawNote = (kit: KitView, chosen: KitView | undefined): ReactNode => {
  if (kit.total === null) return undefined
  if (chosen === undefined || chosen === kit || chosen.total === null) return 'sem frete'
  return (
    <>
      sem frete · <Difference reais={kit.total - chosen.total} />
    </>
  )
}

/** What only some kits or some users have. */
const toDecisionValues = ({ pricePerWp, usualPayment, points, dispatch }: KitView): ComparedItem['values'] => ({
  ...(pricePerWp !== null && { perWp: formatReaisPerWatt(pricePerWp) }),
  ...(usualPayment !== null && { payment: describeUsualPayment(usualPayment) }),
  ...(points !== null && { points: formatCount(points.earned) }),
  dispatch: describeDispatch(dispatch),
})

const toRowValues = (kit: KitView): ComparedItem['values'] => ({
  ...toDecisionValues(kit),
  power: formatPower(kit.powerW),
  modules: `${kit.modules} × ${kit.moduleBrand} ${kit.modulePowerW} W`,
  technology: `${kit.moduleTechnology}, ${formatPercent(kit.moduleEfficiency * 100, 1)}`,
  inverter: times(kit.inverters, shortInverterName(kit.inverterName)),
  output: `${times(kit.inverters, `${two.format(kit.inverterPowerW / 1000)} kW`)} ${kit.phases === 3 ? 'trifásico' : 'monofásico'}`,
  strings: kit.strings,
  ratio: formatDcAcRatio(kit.dcAcRatio),
  cold: `${one.format(kit.stringVocMaxV)} de ${one.format(kit.voltageLimitV).replace(/,0$/, '')} V`,
  hot: `${one.format(kit.stringVmpMinV)} V`,
})

/** Kits are compared by what is shown, and by their figures where one is better. */
const toCompared = (kit: KitView, values: ComparedItem['values']): NonNullable<ComparedItem['compared']> => ({
  ...Object.fromEntries(Object.entries(values).map(([id, value]) => [id, String(value)])),
  perWp: kit.pricePerWp,
  payment: kit.usualPayment?.value ?? null,
  points: kit.points?.earned ?? null,
  dispatch: kit.dispatch.days,
  technology: kit.moduleEfficiency,
})

/** A kit in the comparison, with its price compared to the chosen one; no R$ without permission (C-22, C-29). */
export const comparedKit = (kit: KitView, chosen: KitView | undefined): ComparedItem => {
  const share = kit.stringVocMaxV / kit.voltageLimitV
  const note = drawNote(kit, chosen)
  const values = toRowValues(kit)
  return {
    id: kitId(kit),
    title: kitTitle(kit),
    ...(kit.total !== null && { figure: <MoneyText reais={kit.total} /> }),
    ...(note !== undefined && { note }),
    values,
    compared: toCompared(kit, values),
    meters: { cold: { share, isNear: share > nearLimit } },
    warnings: kit.warnings.map(({ text }) => text),
  }
}
