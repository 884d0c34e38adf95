import { type CreditView, changeCreditLimit, showCredit } from '@girassol/contract/credit'
import { type CreditLimitBody, creditLimitBody } from '@girassol/contract/credit/credit-limit-body'
import type { SellerView } from '@girassol/contract/sellers'
import { TextInput } from '@mantine/core'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { saveWith } from '../../../ui/record-list/save-record.ts'

const labels = { limit: 'Limite', reason: 'Motivo', version: 'Versão' } as const

type CreditLimitDialogProps = {
  readonly seller: SellerView
  /** As it was when the dialog opened. */
  readonly credit: CreditView
  readonly onReload: () => void
  readonly onClose: () => void
}

/** CRED-007: the limit of an integrator, with the reason; an empty limit controls its credit no more. */
export const CreditLimitDialog = ({ seller, credit, onReload, onClose }: CreditLimitDialogProps) => {
  const form = useSchemaForm({
    schema: creditLimitBody,
    initial: { limit: credit.account?.limit ?? null, reason: '', version: credit.version },
    labels,
    drafted: { form: 'credit-limit', record: seller.id },
  })
  const change = useEndpointMutation(changeCreditLimit, {
    refreshes: [showCredit],
    success: 'Limite salvo',
    failure: false,
    onSuccess: afterSave(form.draft, onClose),
  })
  return (
    <RecordDialog
      title={`Limite de crédito de ${seller.name}`}
      form={form}
      saving={saveWith(change, (body: CreditLimitBody) => ({ params: { id: seller.id }, body }))}
      onReload={onReload}
      onClose={onClose}
    >
      <NumberField
        {...form.getFieldProps('limit')}
        unit="R$"
        decimals={2}
        leastDecimals={2}
        hint="Vazio: o crédito deixa de ser controlado."
      />
      <TextInput {...form.getTextProps('reason')} autoComplete="off" />
    </RecordDialog>
  )
}
