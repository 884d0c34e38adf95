import { paymentMethodLabels, paymentMethods } from '@girassol/domain/payments'
import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import classes from './order-filter-fields.module.css'

/** ORD-024, C-43: the preset of the field; it filters only after it is applied. */
const proposed = ['OTHERS']

const options = [...proposed, ...paymentMethods.filter((method) => method !== 'OTHERS')].map((value) => ({
  value,
  label: paymentMethodLabels[value as keyof typeof paymentMethodLabels],
}))

export type PaymentFilterProps = {
  readonly applied: readonly string[]
  readonly onApply: (methods: readonly string[]) => void
}

const Draft = ({ applied, onApply }: PaymentFilterProps) => {
  const [chosen, setChosen] = useState(applied.length === 0 ? proposed : [...applied])
  const isApplied = String(chosen) === String(applied)
  return (
    <div className={classes.confirmed}>
      <MultiSelect
        label="Forma de pagamento"
        data={options}
        value={chosen}
        onChange={setChosen}
        searchable
        nothingFoundMessage="Nenhum resultado."
        clearable
        classNames={{ inputField: classes.typed ?? '' }}
        className={classes.field ?? ''}
      />
      {!isApplied && <ActionButton label="Aplicar" name="Aplicar forma de pagamento" onRun={() => onApply(chosen)} />}
    </div>
  )
}

/** Chosen first, then applied; 'Limpar filtros' restores the preset. */
export const PaymentFilter = (props: PaymentFilterProps) => <Draft key={String(props.applied)} {...props} />
