import { addOtherMethod, changeOtherMethod, type KeptOtherMethod } from '@girassol/contract/payment-methods'
import { rhythmOf } from '@girassol/domain/payment-methods'
import { TextInput } from '@mantine/core'
import { isRefusal } from '../../../lib/api-error.ts'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { EditDialog, useRecordForm } from '../../administration/index.ts'
import { refreshes } from './kept-methods.ts'
import { draftOf, type MethodDraft, methodLabels, problemsOf, termsOf } from './method-draft.ts'

export type MethodDialogProps = {
  /** Null adds one. */
  readonly method: KeptOtherMethod | null
  readonly onReload: () => void
  readonly onClose: () => void
}

const useSaveMethod = ({ method, onClose }: MethodDialogProps) => {
  const given = { refreshes, success: 'Forma de pagamento salva', failure: false, onSuccess: onClose } as const
  const add = useEndpointMutation(addOtherMethod, given)
  const change = useEndpointMutation(changeOtherMethod, given)
  const { isPending, isSuccess, error } = method === null ? add : change
  const save = (draft: MethodDraft, onError: (error: unknown) => void) => {
    const terms = termsOf(draft)
    if (method === null) return add.mutate({ body: { code: draft.code.trim(), ...terms } }, { onError })
    change.mutate({ params: { id: method.id }, body: { ...terms, version: method.version } }, { onError })
  }
  return { save, isSaving: isPending || isSuccess, error }
}

/** '3× a cada 30 dias', once both numbers are typed. */
const rhythmText = (draft: MethodDraft): string =>
  draft.quantityInstallment === null || draft.rangeInstallment === null
    ? 'O primeiro vencimento conta da liberação.'
    : `${rhythmOf(termsOf(draft))}, contados da liberação.`

type FieldsProps = { readonly form: ReturnType<typeof useMethodForm>; readonly isNew: boolean }

const useMethodForm = (method: KeptOtherMethod | null) =>
  useRecordForm(draftOf(method), methodLabels, {
    problemsOf,
    drafted: { form: 'payment-method', record: method?.id },
  })

const Fields = ({ form: { values, change, propsOf }, isNew }: FieldsProps) => (
  <>
    <TextInput
      {...propsOf('code')}
      description={isNew ? 'É como o ERP conhece a condição. Depois de salvo, não muda.' : 'O código não muda.'}
      maxLength={30}
      autoComplete="off"
      readOnly={!isNew}
      value={values.code}
      onChange={(event) => change({ code: event.currentTarget.value })}
    />
    <TextInput
      {...propsOf('description')}
      maxLength={200}
      autoComplete="off"
      value={values.description}
      onChange={(event) => change({ description: event.currentTarget.value })}
    />
    <NumberField
      {...propsOf('quantityInstallment')}
      isNegativeAllowed={false}
      value={values.quantityInstallment}
      onChange={(quantityInstallment) => change({ quantityInstallment })}
    />
    <NumberField
      {...propsOf('rangeInstallment')}
      hint={rhythmText(values)}
      isNegativeAllowed={false}
      value={values.rangeInstallment}
      onChange={(rangeInstallment) => change({ rangeInstallment })}
    />
  </>
)

/** C-88, C-140: a condition of the portal's own; adding and editing differ by where it begins. */
export const MethodDialog = (props: MethodDialogProps) => {
  const { method, onReload, onClose } = props
  const form = useMethodForm(method)
  const { save, isSaving, error } = useSaveMethod({ ...props, onClose: afterSave(form.draft, onClose) })
  const isTaken = isRefusal(error) && error.reason === 'codeTaken'
  const fail = (failure: unknown) => {
    if (isRefusal(failure) && failure.reason === 'codeTaken')
      form.refuse([{ property: 'code', constraints: { taken: failure.message } }])
    else form.fail(failure)
  }
  return (
    <EditDialog
      title={method === null ? 'Nova forma de pagamento' : 'Editar forma de pagamento'}
      form={form}
      error={isTaken ? undefined : error}
      onReload={onReload}
      isSaving={isSaving}
      onSave={() => save(form.values, fail)}
      onClose={onClose}
    >
      <Fields form={form} isNew={method === null} />
    </EditDialog>
  )
}
