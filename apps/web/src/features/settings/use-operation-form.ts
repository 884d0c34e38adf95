import { type OperationView, operationBody } from '@girassol/contract/settings/operation-body'
import { canSaveOperation, operationSentences } from '@girassol/domain/settings'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { operationLabels, weekdayField } from './operation-labels.ts'

const operationRules = (operation: Pick<OperationView, 'separationWeek'>) => {
  const decision = canSaveOperation(operation)
  return decision.allowed ? {} : { [weekdayField(1)]: operationSentences[decision.refusal] }
}

export const useOperationForm = (operation: OperationView) =>
  useSchemaForm({
    schema: operationBody,
    initial: operation,
    labels: operationLabels,
    drafted: { form: 'operation' },
    rules: operationRules,
  })

export type OperationForm = ReturnType<typeof useOperationForm>
