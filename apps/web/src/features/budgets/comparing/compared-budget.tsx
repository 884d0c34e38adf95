import type { ComparedBudget } from '@girassol/contract/orders/compared-budget'
import { shortInverterName, shortModuleName } from '@girassol/domain/generator'
import { formatCount, formatDate, formatPower, formatReais, formatReaisPerWatt } from '../../../lib/format.ts'
import type { ComparedItem, ComparedRow } from '../../../ui/compare-cards.tsx'
import type { ComparedValue } from '../../../ui/compare-lines.ts'
import { MoneyText } from '../../../ui/value-text.tsx'
import { describeDispatch, describeUsualPayment, formatDcAcRatio } from '../../cart/index.ts'

/** Every budget has the same rows in the same order; the phone first shows only the essential ones. */
export const budgetRows: readonly ComparedRow[] = [
  { id: 'perWp', label: 'Preço por Wp', isEssential: true, best: 'lowest' },
  { id: 'payment', label: 'Parcela', isEssential: true, best: 'lowest' },
  { id: 'points', label: 'Pontos a ganhar', isEssential: true, best: 'highest' },
  { id: 'dispatch', label: 'Embarque', isEssential: true, best: 'lowest' },
  { id: 'arrival', label: 'Entrega prevista', isEssential: true },
  { id: 'power', label: 'Potência', isEssential: true },
  { id: 'modules', label: 'Módulos', isEssential: true },
  { id: 'inverter', label: 'Inversor', isEssential: true },
  { id: 'ratio', label: 'Relação CC/CA' },
  { id: 'products', label: 'Equipamentos', best: 'lowest' },
  { id: 'discount', label: 'Desconto', best: 'highest' },
  { id: 'freight', label: 'Frete', best: 'lowest' },
  { id: 'validity', label: 'Válido até' },
]

type Cell = { readonly shown: string; readonly compared: ComparedValue }

/** A text is compared as it is shown. */
const text = (shown: string): Cell => ({ shown, compared: shown })

/** Null, without permission or without a value, leaves the line out. */
const figure = (value: number | null, format: (value: number) => string): Cell | null =>
  value === null ? null : { shown: format(value), compared: value }

const listParts = ({ equipment }: ComparedBudget, wanted: ComparedBudget['equipment'][number]['kind']): Cell | null => {
  const shorten = wanted === 'power' ? shortModuleName : shortInverterName
  const parts = equipment.filter(({ kind }) => kind === wanted)
  if (parts.length === 0) return null
  return text(
    parts.map(({ quantity, productName }) => `${formatCount(quantity)} × ${shorten(productName)}`).join(' + '),
  )
}

const toFigureCells = ({ figures }: ComparedBudget): Readonly<Record<string, Cell | null>> => {
  if (figures === null) return {}
  const { pricePerWp, usualPayment, points, dispatch, dcAcRatio } = figures
  return {
    perWp: figure(pricePerWp, formatReaisPerWatt),
    payment: usualPayment && { shown: describeUsualPayment(usualPayment), compared: usualPayment.value },
    points: points && figure(points.earned, formatCount),
    dispatch: { shown: describeDispatch(dispatch), compared: dispatch.days },
    ratio: figure(dcAcRatio, formatDcAcRatio),
  }
}

const toCells = (budget: ComparedBudget): Readonly<Record<string, Cell | null>> => ({
  ...toFigureCells(budget),
  arrival: budget.estimatedDeliveryDate === null ? null : text(formatDate(budget.estimatedDeliveryDate)),
  power: figure(budget.kitPower > 0 ? budget.kitPower : null, (kw) => formatPower(kw * 1000)),
  modules: listParts(budget, 'power'),
  inverter: listParts(budget, 'inverter'),
  products: figure(budget.subTotal, formatReais),
  discount: figure(budget.discountValue, formatReais),
  freight: figure(budget.freightValue, formatReais),
  validity: budget.expiresAt === null ? null : text(formatDate(budget.expiresAt)),
})

/** A budget in the comparison; no R$ without permission (DEC-004, C-29). */
export const comparedBudget = (budget: ComparedBudget): ComparedItem => {
  const cells = Object.entries(toCells(budget)).flatMap(([id, cell]) => (cell === null ? [] : [{ id, ...cell }]))
  return {
    id: String(budget.id),
    title: `Nº ${budget.id}`,
    ...(budget.totalInvoice !== null && { figure: <MoneyText reais={budget.totalInvoice} /> }),
    note: budget.customerName ?? 'Cliente não informado',
    values: Object.fromEntries(cells.map(({ id, shown }) => [id, shown])),
    compared: Object.fromEntries(cells.map(({ id, compared }) => [id, compared])),
    warnings: budget.status === 'BUDGET_EXPIRED' ? ['Este orçamento expirou.'] : [],
  }
}
