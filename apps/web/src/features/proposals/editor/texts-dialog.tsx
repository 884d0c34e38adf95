import { proposalSections } from '@girassol/contract/proposals/proposal-body'
import type { ProposalTexts } from '@girassol/domain/proposals'
import { Checkbox, Textarea } from '@mantine/core'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import classes from './editor.module.css'

const labels = {
  introduction: 'Apresentação',
  warranty: 'Garantia',
  payment: 'Pagamento',
  nextSteps: 'Próximos passos depois do aceite',
  internalNote: 'Anotação só sua',
  showSupplier: 'Mostrar o fornecedor',
} as const

const writtenTexts = ['introduction', 'warranty', 'payment', 'nextSteps', 'internalNote'] as const

export type TextsDialogProps = {
  readonly texts: ProposalTexts
  readonly onSave: (texts: ProposalTexts) => void
  readonly onClose: () => void
}

/** The texts of a proposal; they are saved with it. An empty one comes from the company's brand. */
export const TextsDialog = ({ texts, onSave, onClose }: TextsDialogProps) => {
  const form = useSchemaForm({ schema: proposalSections.texts, initial: texts, labels })
  return (
    <Dialog
      isOpen
      title="Textos da proposta"
      width="table"
      onClose={onClose}
      footer={<DialogActions verb="Usar textos" onRun={() => form.submit(onSave)} onCancel={onClose} />}
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div className={classes.dialogFields}>
        {writtenTexts.map((name) => {
          const { value, ...field } = form.getTextProps(name)
          return <Textarea key={name} {...field} value={String(value ?? '')} autosize minRows={2} maxRows={6} />
        })}
        <Checkbox {...form.getCheckboxProps('showSupplier')} />
      </div>
    </Dialog>
  )
}
