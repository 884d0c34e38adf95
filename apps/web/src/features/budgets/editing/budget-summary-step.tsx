import { paymentMethodLabels } from '@girassol/domain/payments'
import { missing } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { MarginReason, type MarginReasonProps } from '../../cart/index.ts'
import { OrderItemsCard } from '../../orders/index.ts'
import classes from './budget-editor.module.css'
import { DifferenceList } from './difference-list.tsx'
import type { Simulated } from './use-simulation.ts'

const describePlace = ({
  addressType,
  deliveryAddressErpCityName: city,
  deliveryAddressErpState: state,
}: Simulated) => {
  if (addressType === 'pickup') return 'Retirada'
  return city === null ? missing : `${city}, ${state}`
}

const listFacts = (budget: Simulated) => [
  { label: 'Cliente', value: budget.customerName ?? missing },
  { label: 'Entrega', value: describePlace(budget) },
  { label: 'Pagamento', value: budget.paymentMethod === null ? missing : paymentMethodLabels[budget.paymentMethod] },
]

const Missing = ({ budget }: { readonly budget: Simulated }) => {
  if (budget.missing.length === 0) return null
  return (
    <Notice tone="attention" isInline title="Falta">
      <ul className={classes.missing}>
        {budget.missing.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}

const isUnchanged = ({ items, facts, values }: Simulated['difference']) =>
  items.length === 0 && facts.length === 0 && values.every(({ before, after }) => before === after)

type SummaryStepProps = { readonly simulated: Simulated; readonly margin: MarginReasonProps }

/** Step 3: the budget as it would be saved, and the differences from the saved one (BUD-007, USE-021). */
export const BudgetSummaryStep = ({ simulated, margin }: SummaryStepProps) => (
  <div className={classes.sections}>
    <Missing budget={simulated} />
    {simulated.isMarginBelowAllowed && <MarginReason {...margin} />}
    <Facts items={listFacts(simulated)} />
    <Card title="O que muda">
      {isUnchanged(simulated.difference) ? (
        'Itens e valores continuam os mesmos. Ao salvar, o orçamento vale por mais 7 dias.'
      ) : (
        <DifferenceList difference={simulated.difference} />
      )}
    </Card>
    <OrderItemsCard order={simulated} />
  </div>
)
