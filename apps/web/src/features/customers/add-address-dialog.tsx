import { addCustomerAddress, listCustomerAddresses } from '@girassol/contract/customers'
import { addressLimits, addressProblems } from '@girassol/domain/customers'
import { type FormEvent, useId } from 'react'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { type FieldProblem, useFormFields } from '../../lib/use-form-fields.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toaster.tsx'
import { AddressFields } from './address-fields.tsx'
import {
  type AddressValues,
  addressFieldNames,
  addressLabels,
  emptyAddress,
  toAddressRequest,
} from './address-values.ts'
import classes from './customer-form.module.css'
import { useCepLookup } from './use-cep-lookup.ts'

export type AddAddressDialogProps = {
  readonly customerId: number
  /** Why goods cannot be delivered to a state (CUS-020). */
  readonly findRefusal: (state: string) => string | undefined
  readonly onAdded: (addressId: number) => void
  readonly onClose: () => void
}

type Props = AddAddressDialogProps

const findProblems = (
  values: AddressValues,
  refusal: string | undefined,
): readonly FieldProblem<keyof AddressValues>[] =>
  refusal === undefined || values.erpState === ''
    ? addressProblems(values)
    : [...addressProblems(values), { field: 'erpState', message: refusal }]

const useAddressForm = ({ customerId, findRefusal, onAdded }: Props) => {
  const form = useFormFields(emptyAddress, (values) => findProblems(values, findRefusal(values.erpState)), {
    form: 'customer-address',
    record: customerId,
  })
  const cep = useCepLookup(form, addressLimits)
  const add = useEndpointMutation(addCustomerAddress, {
    refreshes: [listCustomerAddresses],
    success: 'Endereço do Cliente cadastrado com sucesso', // CUS-051
    failure: false,
    onSuccess: ({ id }) => {
      form.draft.forget()
      onAdded(id)
    },
  })
  const fail = (error: unknown) => {
    if (!isRefusal(error))
      toast.failures(toSentences(error, 'Ocorreu um erro ao salvar informações')) // CUS-048
    else if (error.errors.length > 0) form.refuse(error.errors)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending || add.isSuccess || !form.check(addressFieldNames)) return
    add.mutate({ params: { id: customerId }, body: toAddressRequest(form.values) }, { onError: fail })
  }
  return { form, cep, add, submit }
}

/** Another delivery address of a customer (CUS-018, CUS-019, C-90). */
export const AddAddressDialog = (props: AddAddressDialogProps) => {
  const { form, cep, add, submit } = useAddressForm(props)
  const prefix = useId()
  const getId = (field: string) => `${prefix}-${field}`
  const cancel = () => {
    form.draft.discard()
    props.onClose()
  }
  return (
    <Dialog isOpen isStatic title="Adicionar endereço de entrega" onClose={props.onClose}>
      <form noValidate onSubmit={submit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary
          errors={form.listSummaryErrors(addressFieldNames, { labels: addressLabels, getId })}
          attempt={form.attempt}
        />
        {isRefusal(add.error) && add.error.errors.length === 0 && (
          <Notice tone="danger" isAlert>
            {add.error.message}
          </Notice>
        )}
        <AddressFields
          values={form.values}
          limits={addressLimits}
          cep={cep}
          getError={form.getError}
          getId={getId}
          onChange={form.change}
          onLeave={form.leave}
        />
        <footer className={classes.footer}>
          <ActionButton label="Cancelar" variant="text" onRun={cancel} />
          <ActionButton label="Salvar" runningLabel="Salvando…" variant="next" isRunning={add.isPending} isSubmit />
        </footer>
      </form>
    </Dialog>
  )
}
