import { paymentMethodLabels } from '@girassol/domain/payments'
import { formatDate } from '../../../lib/format.ts'
import { formatTypedDay } from '../../../lib/typed-day.ts'
import type { AppliedFilter } from '../../../ui/filter-bar.tsx'
import { type Narrowing, orderListDefaults, orderListQuery, queueLabel, statusLabel } from '../list/order-list-state.ts'
import { attachmentLabels, futureSaleLabels, operationLabels } from './filter-labels.ts'
import { useChosenSellers } from './use-chosen-sellers.ts'
import { type FilterOption, useFilterOptions } from './use-filter-options.ts'

const mostNamed = 2

/** 'Pix, Boleto e mais 3' */
const namedFew = (names: readonly string[]): string =>
  names.length <= mostNamed + 1
    ? names.join(', ')
    : `${names.slice(0, mostNamed).join(', ')} e mais ${names.length - mostNamed}`

const labelIn = (options: readonly FilterOption[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value

const createLabel = (labels: Readonly<Record<string, string>>) => (value: string) => labels[value] ?? value

/** '15/11/2026 a 21/11/2026', 'desde 15/11/2026', 'até 21/11/2026' */
const describePeriod = ({ criadoDe, criadoAte }: Narrowing['state']): string => {
  if (criadoAte === '') return `desde ${formatDate(criadoDe)}`
  return criadoDe === '' ? `até ${formatDate(criadoAte)}` : `${formatDate(criadoDe)} a ${formatDate(criadoAte)}`
}

const periodFilter = ({ state, onChange }: Narrowing): readonly AppliedFilter[] => {
  const { createdFrom, createdTo } = orderListQuery(state)
  if (createdFrom === undefined && createdTo === undefined) return []
  const onRemove = () => onChange({ criadoDe: '', criadoAte: '' })
  const applied = { ...state, criadoDe: createdFrom ?? '', criadoAte: createdTo ?? '' }
  return [{ id: 'criado', label: 'Criado', value: describePeriod(applied), onRemove }]
}

/** One chip for each filter that is set; each can be removed alone. */
export const useAppliedFilters = ({ state, onChange }: Narrowing): readonly AppliedFilter[] => {
  const needsNames = [state.regiao, state.modulo, state.inversor].some(({ length }) => length > 0)
  const { regions, modules, inverters } = useFilterOptions(needsNames)
  const sellers = useChosenSellers(state.vendedor)
  const chips = [
    ['q', 'Busca', (text: string) => text],
    ['fila', 'Fila', queueLabel],
    ['status', 'Status', statusLabel],
    ['vendedor', 'Responsável', labelIn(sellers)],
    ['regiao', 'Região', labelIn(regions)],
    ['modulo', 'Módulos', labelIn(modules)],
    ['inversor', 'Inversores', labelIn(inverters)],
    ['pagamento', 'Pagamento', createLabel(paymentMethodLabels)],
    ['futura', 'Venda futura', createLabel(futureSaleLabels)],
    ['operacao', 'Conta e ordem', createLabel(operationLabels)],
    ['esperando', 'Esperando', createLabel({ erp: 'ERP' })],
    ['anexos', 'Comprovantes', createLabel(attachmentLabels)],
    ['contados', 'Contados', createLabel({ sim: 'sem reprovados e cancelados' })],
    ['finalizadoDe', 'Finalizado desde', formatTypedDay],
    ['finalizadoAte', 'Finalizado até', formatTypedDay],
    ['uf', 'UF', (text: string) => text],
    ['filial', 'Filial', (text: string) => text],
    ['marca', 'Marca', (text: string) => text],
    ['grupo', 'Grupo', (text: string) => text],
    ['produto', 'Produto', (text: string) => text],
  ] as const
  const set = chips.flatMap(([id, label, toName]) => {
    if (String(state[id]) === String(orderListDefaults[id])) return []
    const value = namedFew([state[id]].flat().map(toName))
    return [{ id, label, value, onRemove: () => onChange({ [id]: orderListDefaults[id] }) }]
  })
  return [...set, ...periodFilter({ state, onChange })]
}
