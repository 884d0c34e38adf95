import { siteLinkKindNames, siteStageNames, urgencyKinds } from '@girassol/domain/sites'
import { z } from 'zod'
import { action, id } from '../http/fields.ts'
import { personalText } from '../http/personal-fields.ts'
import { storedPhoto } from '../http/photo.ts'

export const siteStage = z.enum(siteStageNames)

/** A user of the seller. */
export const sitePerson = z.object({ id, name: z.string() })

export const siteLink = z.object({
  kind: z.enum(siteLinkKindNames),
  recordId: id,
  /** 'Pedido 10418', 'Proposta 12'. */
  title: z.string(),
  /** The label of its status. */
  status: z.string(),
  /** Reais; null for a figure that the caller may not see. */
  value: z.number().nullable(),
  kwp: z.number().nullable(),
  /** Its screen; null when the caller may not open it. */
  link: z.string().nullable(),
  /** Whether a homologation can be opened from it: an order or a budget with modules and inverter (HOM-001). */
  canHaveHomologation: z.boolean(),
})
export type SiteLinkView = z.infer<typeof siteLink>

export const taskView = z.object({
  id,
  title: z.string(),
  /** A day. */
  dueOn: z.string(),
  /** 'Atrasada': past due and not done. */
  isLate: z.boolean(),
  responsible: sitePerson,
  doneAt: z.string().nullable(),
  createdAt: z.string(),
  author: z.string(),
  /** Null for a task of no site. */
  site: z.object({ id, title: z.string() }).nullable(),
  /** Counts the changes of the record (C-152). */
  version: z.number().int(),
  /** Edit, done, undone and remove. */
  actions: z.object({ edit: action }),
})
export type TaskView = z.infer<typeof taskView>

export const noteView = z.object({
  id,
  /** 'Nota removida' after its removal. */
  text: personalText,
  author: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  isRemoved: z.boolean(),
  /** The instant from which it does not change any more (SITE-011). */
  editableUntil: z.string(),
  version: z.number().int(),
  actions: z.object({ edit: action, remove: action }),
})
export type NoteView = z.infer<typeof noteView>

export const photoView = z.object({ ...storedPhoto.shape, addedAt: z.string(), author: z.string() })
export type PhotoView = z.infer<typeof photoView>

/** The line of a card; null when nothing is urgent. */
export const siteUrgency = z.object({
  kind: z.enum(urgencyKinds),
  title: z.string().nullable(),
  day: z.string().nullable(),
  days: z.number().int().nullable(),
  taskId: z.nullable(id),
})
