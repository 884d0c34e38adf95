import type { CustomerView } from '@girassol/contract/customers'
import { customerBody } from '@girassol/contract/customers/customer-body'
import { formatDocument } from '@girassol/domain/shared'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toaster.tsx'
import { AddressFields } from './address-fields.tsx'
import { toAddressField } from './address-values.ts'
import { ContactFields } from './contact-fields.tsx'
import classes from './customer-form.module.css'
import {
  customerLabels,
  customerRules,
  emptyCustomer,
  type Stage,
  stages,
  toCustomerRequest,
  toCustomerValues,
} from './customer-values.ts'
import { RefusedCustomerNotice } from './existing-customer-notice.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { useCepLookup } from './use-cep-lookup.ts'
import { saveCustomerFailure, useSaveCustomer } from './use-save-customer.ts'

const tabs = [
  { id: 'geral', label: 'Dados Gerais' },
  { id: 'endereco', label: 'Endereço' },
] as const

export type CustomerFormProps = {
  /** The customer to edit; without it a new one is registered (C-95). */
  readonly customer?: CustomerView
  /** The integrator that the customer belongs to. */
  readonly sellerCode: string
  readonly onSaved: (customer: CustomerView) => void
  readonly onCancel: () => void
}

const useCustomerForm = ({ customer, sellerCode, onSaved }: CustomerFormProps) => {
  const form = useSchemaForm({
    schema: customerBody,
    initial: customer === undefined ? emptyCustomer : toCustomerValues(customer),
    labels: customerLabels,
    drafted: { form: 'customer', record: customer?.id ?? `new ${sellerCode}` },
    toBody: (values) => toCustomerRequest(values, { id: customer?.id, sellerCode }),
    rules: customerRules,
    toField: toAddressField,
  })
  const cep = useCepLookup(form)
  const [stage, setStage] = useState<Stage>('geral')
  const goToAddress = () => {
    flushSync(() => setStage('endereco'))
    document.getElementById(form.getId('addressCep'))?.focus()
  }
  const save = useSaveCustomer((saved) => {
    form.draft.forget()
    onSaved(saved)
  })
  const fail = (error: unknown) => {
    if (!isRefusal(error)) return toast.failures(toSentences(error, saveCustomerFailure))
    if (!form.isAtFields(error)) return
    form.fail(error)
    const isGeneral = error.errors.some(({ property }) => stages.geral.some((field) => field === property))
    setStage(isGeneral ? 'geral' : 'endereco')
  }
  /** Two tabs: an error opens the tab that contains it (CUS-007). */
  const submit = () => {
    if (save.isPending || save.isSuccess) return
    if (!form.check(stages.geral)) return setStage('geral')
    if (stage === 'geral') return goToAddress()
    form.submit((body) => save.mutate({ body }, { onError: fail }))
  }
  return { form, cep, stage, setStage, save, submit }
}

const toIdentity = (customer: CustomerView | undefined) =>
  customer && { ...customer, document: formatDocument(customer.document) }

/** 'Dados Gerais', then 'Endereço' (CUS-001, CUS-007); texts show how they will be stored (C-92). */
export const CustomerForm = (props: CustomerFormProps) => {
  const { customer, onSaved, onCancel } = props
  const { form, cep, stage, setStage, save, submit } = useCustomerForm(props)
  const fields = { form, stored: toIdentity(customer), onChoose: onSaved }
  const cancel = () => {
    form.draft.discard()
    onCancel()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const refusal = isRefusal(save.error) && !form.isAtFields(save.error) ? save.error : undefined
  return (
    <form noValidate onSubmit={onSubmit}>
      <Tabs label="Cadastro do cliente" tabs={tabs} current={stage} onChange={(id) => setStage(id as Stage)}>
        <div className={classes.tab}>
          <DraftNotice draft={form.draft} />
          <ErrorSummary errors={form.listErrors(stages[stage])} attempt={form.attempt} />
          {refusal !== undefined && <RefusedCustomerNotice refusal={refusal} onChoose={onSaved} />}
          {stage === 'geral' ? (
            <>
              <IdentityFields {...fields} />
              <ContactFields {...fields} />
            </>
          ) : (
            <AddressFields form={form} cep={cep} />
          )}
        </div>
      </Tabs>
      <footer className={classes.footer}>
        <ActionButton label="Cancelar" variant="text" onRun={cancel} />
        <ActionButton
          label={stage === 'geral' ? 'Continuar' : 'Salvar'}
          variant="next"
          isSubmit
          isRunning={save.isPending}
          {...(stage === 'endereco' && { runningLabel: 'Salvando…' })}
        />
      </footer>
    </form>
  )
}
