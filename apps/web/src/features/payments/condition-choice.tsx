import { listOtherPaymentMethods, type OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import { describeConditionTerms } from '@girassol/domain/payment-methods'
import { useState } from 'react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { otherMethodsFailed } from '../payment-methods/index.ts'
import classes from './release-payment.module.css'

const quietMs = 500

export type ConditionChoiceProps = {
  readonly chosen: string | null
  readonly error: string | undefined
  readonly onChoose: (method: OtherPaymentMethodView) => void
}

/** Every condition of the others method, by code or description (PAY-029). */
export const ConditionChoice = ({ chosen, error, onChoose }: ConditionChoiceProps) => {
  const [term, setTerm] = useState('')
  const query = { all: 'true', ...(term !== '' && { term }) } as const
  const list = useEndpointQuery(listOtherPaymentMethods, { query }, { showPrevious: true })
  const methods = list.data?.data ?? []
  const choose = (code: string) => {
    const method = methods.find((each) => each.code === code)
    if (method) onChoose(method)
  }
  return (
    <div className={classes.selection}>
      <SearchField
        label="Buscar forma de pagamento"
        placeholder="Código ou descrição"
        value={term}
        onCommit={setTerm}
        delayMs={quietMs}
        isBusy={list.isFetching}
      />
      {list.error !== null && (
        <ErrorState error={list.error} title={otherMethodsFailed} onRetry={() => void list.refetch()} />
      )}
      {list.isLoading && <SkeletonLines lines={6} />}
      {list.data !== undefined && methods.length === 0 && <p className={classes.dim}>Sem itens para carregar</p>}
      <div className={classes.choices}>
        <ChoiceList
          legend="Formas de pagamento"
          hidesLegend
          choices={methods.map((method) => ({
            id: method.code,
            label: `${method.code} · ${method.description}`,
            note: describeConditionTerms(method),
          }))}
          current={chosen}
          onChange={choose}
          error={error}
        />
      </div>
    </div>
  )
}
