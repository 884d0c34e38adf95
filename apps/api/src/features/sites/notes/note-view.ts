import type { NoteView } from '@girassol/contract/sites'
import { can } from '@girassol/domain/access'
import { toPermission } from '@girassol/domain/shared'
import { canEditNote, canRemoveNote, findNoteEnd, removedNoteText, siteSentences } from '@girassol/domain/sites'
import { type SiteReader, toAction } from '../site-access.ts'

export type FoundNote = {
  readonly id: number
  readonly text: string
  readonly authorId: number
  readonly author: string
  readonly createdAt: string
  readonly editedAt: string | null
  readonly removedAt: string | null
  readonly version: number
}

type Reader = Pick<SiteReader, 'actor' | 'now'>

/** What decides about the actions of a note. */
export const toNoteFacts = ({ authorId, createdAt, removedAt }: FoundNote, { actor }: Pick<SiteReader, 'actor'>) => ({
  createdAt,
  isAuthor: authorId === actor.userId,
  isRemoved: removedAt !== null,
  isAdministrator: can(actor.roles, 'sites.removeNotes'),
})

/** SITE-011: a removed note shows 'Nota removida' instead of its text. */
export const toNoteView = (note: FoundNote, reader: Reader): NoteView => {
  const facts = toNoteFacts(note, reader)
  return {
    id: note.id,
    text: facts.isRemoved ? removedNoteText : note.text,
    author: note.author,
    createdAt: note.createdAt,
    editedAt: note.editedAt,
    isRemoved: facts.isRemoved,
    editableUntil: findNoteEnd(note.createdAt),
    version: note.version,
    actions: {
      edit: toAction(reader.actor, toPermission(canEditNote(facts, reader.now), siteSentences)),
      remove: toAction(reader.actor, toPermission(canRemoveNote(facts), siteSentences)),
    },
  }
}
