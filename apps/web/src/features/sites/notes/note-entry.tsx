import { removeNote } from '@girassol/contract/site-records'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatTime } from '../../../lib/format.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { siteReads } from '../site-reads.ts'
import { EditNoteForm } from './edit-note-form.tsx'
import type { NoteProps } from './note-props.ts'
import classes from './notes.module.css'
import { useIsPast } from './use-is-past.ts'

const RemoveNoteDialog = lazyDialog(async () => (await import('../../../ui/remove-dialog.tsx')).RemoveDialog)

const useRemoval = ({ siteId, note }: NoteProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const removal = useEndpointMutation(removeNote, { success: 'Nota removida', refreshes: siteReads, onSuccess: close })
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <RemoveNoteDialog
        what="a nota"
        isRunning={removal.isPending}
        onConfirm={() => removal.mutate({ params: { id: siteId, noteId: note.id } })}
        onClose={close}
      >
        O texto some para todos, e fica escrito “Nota removida”. Não dá para desfazer.
      </RemoveNoteDialog>
    ),
  }
}

/** SITE-011: a note; its author edits it for 15 minutes, and removes it at any time. */
export const NoteEntry = ({ siteId, note }: NoteProps) => {
  const [isEditing, setEditing] = useState(false)
  const isOver = useIsPast(note.editableUntil)
  const removal = useRemoval({ siteId, note })
  if (isEditing) return <EditNoteForm siteId={siteId} note={note} onClose={() => setEditing(false)} />
  if (note.isRemoved) return <p className={classes.removed}>{note.text}</p>
  const mayEdit = note.actions.edit.allowed && !isOver
  return (
    <div className={classes.note}>
      <div>
        <p className={classes.text}>
          <strong>Nota</strong> · {note.text}
        </p>
        <p className={classes.source}>
          {note.author}
          {note.editedAt !== null && ' · editada'}
          {mayEdit && (
            <>
              {' · '}
              <button type="button" className={classes.edit} onClick={() => setEditing(true)}>
                Editar até {formatTime(note.editableUntil)}
              </button>
            </>
          )}
        </p>
      </div>
      {note.actions.remove.allowed && (
        <ActionMenu
          label="Ações da nota"
          actions={[
            {
              id: 'remove',
              label: 'Remover nota',
              icon: <IconTrash size={16} aria-hidden />,
              isDangerous: true,
              onRun: removal.open,
            },
          ]}
        />
      )}
      {removal.dialog}
    </div>
  )
}
