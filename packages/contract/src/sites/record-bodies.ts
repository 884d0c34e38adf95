import { siteLimits } from '@girassol/domain/sites'
import * as z from 'zod/mini'
import { calendarDay, id, requiredText } from '../http/fields.ts'

/** The version of the record that the user saw; another one is 409 (C-152). */
const recordVersion = id

export const noteBody = z.strictObject({ text: requiredText(siteLimits.note) })

export const editNoteBody = z.strictObject({ ...noteBody.shape, version: recordVersion })

const taskFields = {
  title: requiredText(siteLimits.taskTitle),
  dueOn: calendarDay,
  /** A user of the seller. */
  responsibleId: id,
}

/** Without `siteId` the task is of no site; without `responsibleId` it is the caller's. */
export const newTaskBody = z.strictObject({
  ...taskFields,
  responsibleId: z.optional(taskFields.responsibleId),
  siteId: z.optional(z.nullable(id)),
})

/** A field that is absent does not change. */
export const taskBody = z.strictObject({
  title: z.optional(taskFields.title),
  dueOn: z.optional(taskFields.dueOn),
  responsibleId: z.optional(taskFields.responsibleId),
  isDone: z.optional(z.boolean()),
  version: recordVersion,
})
