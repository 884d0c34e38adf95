import type * as contract from '@girassol/contract/site-records'
import { canAddNote, canChangeSite, canEditNote, canRemoveNote, siteSentences } from '@girassol/domain/sites'
import { sql, type Updateable } from 'kysely'
import type { SiteNote } from '../../../database/schema.ts'
import type { Context, Handler, Tx } from '../../../http/context.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { lockSite, touchSite } from '../site-store.ts'
import { type FoundNote, toNoteFacts, toNoteView } from './note-view.ts'

const findNote = async (tx: Tx, { siteId, id }: { readonly siteId: number; readonly id: number }): Promise<FoundNote> =>
  orNotFound(
    await tx
      .selectFrom('site_note')
      .innerJoin('app_user', 'app_user.id', 'site_note.author_id')
      .select([
        'site_note.id',
        'site_note.text',
        'site_note.author_id as authorId',
        'app_user.name as author',
        'site_note.created_at as createdAt',
        'site_note.edited_at as editedAt',
        'site_note.removed_at as removedAt',
        'site_note.version',
      ])
      .where('site_note.id', '=', id)
      .where('site_note.site_id', '=', siteId)
      .executeTakeFirst(),
    'Nota não encontrada.',
  )

/** The site is locked, so that a limit holds and of two changes of a note the second one sees the first. */
const lockOwnSite = async ({ tx, actor }: Context, id: number) => {
  const site = await lockSite(tx, { id, sellerId: requireSellerId(actor) })
  orRefuse(canChangeSite({ isArchived: site.is_archived }), siteSentences)
  return site
}

/** SITE-011, C-175: a note with author and instant; a site takes 200. */
export const addNote: Handler<typeof contract.addNote> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const site = await lockOwnSite(context, params.id)
  const { notes } = await tx
    .selectFrom('site_note')
    .select((eb) => eb.fn.countAll<number>().as('notes'))
    .where('site_id', '=', site.id)
    .executeTakeFirstOrThrow()
  orRefuse(canAddNote({ notes: Number(notes) }), siteSentences)
  const { id } = await tx
    .insertInto('site_note')
    .values({ site_id: site.id, text: body.text, author_id: actor.userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await touchSite(tx, site.id, now)
  return toNoteView(await findNote(tx, { siteId: site.id, id }), context)
}

type NoteChange = { readonly siteId: number; readonly note: FoundNote; readonly changes: Updateable<SiteNote> }

const changeNote = async (context: Context, { siteId, note, changes }: NoteChange) => {
  const { tx, now } = context
  await tx
    .updateTable('site_note')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', note.id)
    .execute()
  await touchSite(tx, siteId, now)
  return toNoteView(await findNote(tx, { siteId, id: note.id }), context)
}

/** SITE-011: the author changes a note in its first 15 minutes. */
export const editNote: Handler<typeof contract.editNote> = async (context, { params, body }) => {
  const site = await lockOwnSite(context, params.id)
  const note = await findNote(context.tx, { siteId: site.id, id: params.noteId })
  orRefuse(canEditNote(toNoteFacts(note, context), context.now), siteSentences)
  refuseStale(note, body.version)
  const changes = { text: body.text, edited_at: context.now }
  return changeNote(context, { siteId: site.id, note, changes })
}

/** SITE-011: the author or an administrator of the company removes the text; that there was a note stays. */
export const removeNote: Handler<typeof contract.removeNote> = async (context, { params }) => {
  const site = await lockOwnSite(context, params.id)
  const note = await findNote(context.tx, { siteId: site.id, id: params.noteId })
  orRefuse(canRemoveNote(toNoteFacts(note, context)), siteSentences)
  return changeNote(context, { siteId: site.id, note, changes: { text: '', removed_at: context.now } })
}
