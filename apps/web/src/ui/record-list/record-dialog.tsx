import type { ReactNode } from 'react'
import type { SchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog, type FormDialogProps } from '../form-dialog.tsx'
import { SaveNotice } from '../save-notice.tsx'
import type { Saving } from './save-record.ts'

/** The props that a list passes to the dialog of its records. */
export type RecordDialogProps<Row> = {
  /** Null for a new one. */
  readonly record: Row | null
  /** Opens the current version of the record, after another user changed it. */
  readonly onReload: () => void
  readonly onClose: () => void
}

type Props<Body> = Omit<RecordDialogProps<unknown>, 'record'> &
  Pick<FormDialogProps, 'title' | 'width' | 'verb' | 'runningVerb'> & {
    readonly form: SchemaForm<Body>
    readonly saving: Saving<Body>
    readonly children: ReactNode
  }

/** The dialog of a record, new or existing: its fields, their errors, and 'Salvar'. */
export const RecordDialog = <Body,>({ form, saving, onReload, ...dialog }: Props<Body>) => (
  <FormDialog
    {...dialog}
    errors={form.errors}
    attempt={form.attempt}
    draft={form.draft}
    notice={!form.isAtFields(saving.error) && <SaveNotice error={saving.error} onReload={onReload} />}
    isSaving={saving.isSaving}
    onSubmit={() => form.submit((body) => saving.save(body, form.fail))}
  />
)
