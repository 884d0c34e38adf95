import { editNote } from '@girassol/contract/site-records'
import { noteBody } from '@girassol/contract/sites/record-bodies'
import { Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { siteReads } from '../site-reads.ts'
import type { NoteProps } from './note-props.ts'
import classes from './notes.module.css'

const labels = { text: 'Nota' } as const

/** The text of a note in its place. */
export const EditNoteForm = ({ siteId, note, onClose }: NoteProps & { readonly onClose: () => void }) => {
  const form = useSchemaForm({ schema: noteBody, initial: { text: note.text }, labels })
  const { label, ...field } = form.getTextProps('text')
  const change = useEndpointMutation(editNote, {
    failure: 'A nota não foi salva. Tente de novo.',
    refreshes: siteReads,
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    form.submit((body) =>
      change.mutate(
        { params: { id: siteId, noteId: note.id }, body: { ...body, version: note.version } },
        { onError: form.fail },
      ),
    )
  }
  return (
    <form noValidate onSubmit={submit} className={classes.editing}>
      <Textarea {...field} aria-label={label} autosize minRows={2} maxRows={8} data-autofocus autoFocus />
      <div className={classes.buttons}>
        <ActionButton label="Cancelar" variant="text" onRun={onClose} />
        <ActionButton label="Salvar" runningLabel="Salvando…" isRunning={change.isPending} isSubmit />
      </div>
    </form>
  )
}
