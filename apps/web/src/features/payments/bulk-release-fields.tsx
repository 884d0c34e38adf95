import type { OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import { useState } from 'react'
import type { BulkFieldsProps } from '../orders/index.ts'
import { ConditionChoice } from './condition-choice.tsx'
import { releaseRowWith } from './release-row.ts'

/** The one condition for every released order of the selection (USE-025). */
export const BulkReleaseFields = ({ onChange }: BulkFieldsProps) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (method: OtherPaymentMethodView) => {
    setChosen(method.code)
    onChange(releaseRowWith(method))
  }
  return <ConditionChoice chosen={chosen} error={undefined} onChoose={choose} />
}
