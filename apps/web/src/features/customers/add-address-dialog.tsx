import { addCustomerAddress, listCustomerAddresses } from '@girassol/contract/customers'
import { addressBody } from '@girassol/contract/customers/address-body'
import type { FormEvent } from 'react'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toaster.tsx'
import { AddressFields } from './address-fields.tsx'
import {
  type AddressValues,
  addressLabels,
  addressRules,
  emptyAddress,
  toAddressField,
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

/** The rules of an address, and the state in which goods are delivered (CUS-020). */
const rulesWith = (findRefusal: Props['findRefusal']) => (values: AddressValues) => {
  const refusal = values.erpState === '' ? undefined : findRefusal(values.erpState)
  return { ...(refusal !== undefined && { erpState: refusal }), ...addressRules(values) }
}

const useAddressForm = ({ customerId, findRefusal, onAdded }: Props) => {
  const form = useSchemaForm({
    schema: addressBody,
    initial: emptyAddress,
    labels: addressLabels,
    drafted: { form: 'customer-address', record: customerId },
    toBody: toAddressRequest,
    rules: rulesWith(findRefusal),
    toField: toAddressField,
  })
  const cep = useCepLookup(form)
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
    else form.fail(error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending || add.isSuccess) return
    form.submit((body) => add.mutate({ params: { id: customerId }, body }, { onError: fail }))
  }
  return { form, cep, add, submit }
}

/** Another delivery address of a customer (CUS-018, CUS-019, C-90). */
export const AddAddressDialog = (props: AddAddressDialogProps) => {
  const { form, cep, add, submit } = useAddressForm(props)
  const cancel = () => {
    form.draft.discard()
    props.onClose()
  }
  return (
    <Dialog isOpen isStatic title="Adicionar endereço de entrega" onClose={props.onClose}>
      <form noValidate onSubmit={submit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {isRefusal(add.error) && !form.isAtFields(add.error) && (
          <Notice tone="danger" isAlert>
            {add.error.message}
          </Notice>
        )}
        <AddressFields form={form} cep={cep} />
        <footer className={classes.footer}>
          <ActionButton label="Cancelar" variant="text" onRun={cancel} />
          <ActionButton label="Salvar" runningLabel="Salvando…" variant="next" isRunning={add.isPending} isSubmit />
        </footer>
      </form>
    </Dialog>
  )
}
