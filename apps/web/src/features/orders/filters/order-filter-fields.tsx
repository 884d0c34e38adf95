import { triangulationStatuses } from '@girassol/domain/orders'
import { MultiSelect, Select } from '@mantine/core'
import { useCan } from '../../../access/session.tsx'
import { filterStatuses, type Narrowing, statusLabel } from '../list/order-list-state.ts'
import { attachmentLabels, futureSaleLabels, operationLabels } from './filter-labels.ts'
import classes from './order-filter-fields.module.css'
import { PaymentFilter } from './payment-filter.tsx'
import { PeriodFilter } from './period-filter.tsx'
import { SellerFilter } from './seller-filter.tsx'
import { type FilterOption, useFilterOptions } from './use-filter-options.ts'

type ChoicesProps = {
  readonly label: string
  readonly options: readonly FilterOption[]
  readonly chosen: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

const Choices = ({ label, options, chosen, onChange }: ChoicesProps) => (
  <MultiSelect
    label={label}
    placeholder={chosen.length === 0 ? 'Todos' : ''}
    data={options}
    value={[...chosen]}
    onChange={onChange}
    searchable
    nothingFoundMessage="Nenhum resultado."
    clearable
    maxValues={50}
    classNames={{ inputField: classes.typed ?? '' }}
  />
)

const toOptions = (labels: Readonly<Record<string, string>>, order: readonly string[]): FilterOption[] =>
  order.map((value) => ({ value, label: labels[value] ?? value }))

const statusOptions = filterStatuses.map((value) => ({ value, label: statusLabel(value) }))
const operationOptions = toOptions(operationLabels, triangulationStatuses)
const futureSaleOptions = toOptions(futureSaleLabels, ['99', '1', '0'])
const attachmentOptions = toOptions(attachmentLabels, ['1', '0'])

/** The additional fields of the roles in ORD-025; a list of budgets has only these. */
export const StaffFilterFields = ({ state, onChange }: Narrowing) => {
  const { regions, modules, inverters } = useFilterOptions(true)
  const { regiao, modulo, inversor } = state
  return (
    <>
      <SellerFilter chosen={state.vendedor} onChange={(vendedor) => onChange({ vendedor })} />
      <Choices label="Região" options={regions} chosen={regiao} onChange={(values) => onChange({ regiao: values })} />
      <Choices label="Módulos" options={modules} chosen={modulo} onChange={(values) => onChange({ modulo: values })} />
      <Choices
        label="Inversores"
        options={inverters}
        chosen={inversor}
        onChange={(values) => onChange({ inversor: values })}
      />
      <PaymentFilter applied={state.pagamento} onApply={(pagamento) => onChange({ pagamento })} />
    </>
  )
}

/** The filter panel (ORD-019…025): each change applies at once, except the payment method. */
export const OrderFilterFields = ({ state, onChange }: Narrowing) => (
  <>
    <Choices label="Status" options={statusOptions} chosen={state.status} onChange={(status) => onChange({ status })} />
    {useCan('orders.filterBySeller') && <StaffFilterFields state={state} onChange={onChange} />}
    <Select
      label="Venda futura"
      data={futureSaleOptions}
      value={state.futura}
      allowDeselect={false}
      onChange={(futura) => onChange({ futura: futura ?? '99' })}
    />
    <Choices
      label="Conta e ordem"
      options={operationOptions}
      chosen={state.operacao}
      onChange={(operacao) => onChange({ operacao })}
    />
    <Select
      label="Comprovantes"
      placeholder="Todos"
      data={attachmentOptions}
      value={state.anexos === '' ? null : state.anexos}
      clearable
      onChange={(anexos) => onChange({ anexos: anexos ?? '' })}
    />
    <PeriodFilter state={state} onChange={onChange} />
  </>
)
