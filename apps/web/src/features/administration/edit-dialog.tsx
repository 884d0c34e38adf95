import type { FormEvent, ReactNode } from 'react'
import { isRefusal } from '../../lib/api-error.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DraftNotice } from '../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import classes from './edit-dialog.module.css'
import { SaveNotice } from './save-notice.tsx'
import type { RecordForm } from './use-record-form.ts'

export type EditDialogProps = {
  readonly title: string
  readonly form: Pick<RecordForm<object>, 'errors' | 'attempt' | 'isComplete' | 'draft'>
  /** What the last save failed with. */
  readonly error: unknown
  /** Looks at what somebody else wrote meanwhile. */
  readonly onReload: () => void
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What the server says of single fields stands at those. */
const isOfFields = (error: unknown): boolean => isRefusal(error) && error.errors.length > 0

/** The dialog of a record of the administration, new or known: its fields, what is wrong with them, and 'Salvar'. */
export const EditDialog = (props: EditDialogProps) => {
  const { title, form, error, onReload, isSaving, onSave, onClose, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving && form.isComplete()) onSave()
  }
  const cancel = () => {
    form.draft.discard()
    onClose()
  }
  return (
    <Dialog isOpen isStatic width="table" title={title} onClose={onClose}>
      <form noValidate className={classes.form} onSubmit={submit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {!isOfFields(error) && <SaveNotice error={error} onReload={onReload} />}
        <div className={classes.fields}>{children}</div>
        <footer className={classes.footer}>
          <ActionButton label="Cancelar" variant="text" onRun={cancel} />
          <ActionButton label="Salvar" runningLabel="Salvando…" variant="next" isRunning={isSaving} isSubmit />
        </footer>
      </form>
    </Dialog>
  )
}
