import { siteLimits } from '@girassol/domain/sites'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { page, pageQuery } from './http/page.ts'
import { photoBody, photoMegabytes } from './http/photo.ts'
import { editNoteBody, newTaskBody, noteBody, taskBody } from './sites/record-bodies.ts'
import { noteView, photoView, taskView } from './sites/site-fields.ts'

const siteParams = z.object({ id })

export const listTasks = endpoint({
  method: 'GET',
  path: '/tasks',
  requires: 'sites.read',
  summary: 'The tasks of the seller that are not done, late ones first, then by day.',
  query: z.object({
    /** `yes`: only those of the caller. */
    mine: z.enum(['yes', 'no']).default('no'),
    /** `yes`: only late ones. */
    overdue: z.enum(['yes', 'no']).default('no'),
    /** `yes`: only those done, the latest first. */
    done: z.enum(['yes', 'no']).default('no'),
    ...pageQuery(25),
  }),
  response: page(taskView),
})

export const addTask = endpoint({
  method: 'POST',
  path: '/tasks',
  requires: 'sites.use',
  summary: 'A task for a user of the seller, on a site or on none (SITE-009).',
  body: newTaskBody,
  response: taskView,
  status: 201,
})

export const editTask = endpoint({
  method: 'PATCH',
  path: '/tasks/:id',
  requires: 'sites.use',
  summary: 'Change a task, or mark it as done or not done; 409 when the record has changed since.',
  params: z.object({ id }),
  body: taskBody,
  response: taskView,
})

export const removeTask = endpoint({
  method: 'DELETE',
  path: '/tasks/:id',
  requires: 'sites.use',
  summary: 'Remove a task for good.',
  params: z.object({ id }),
  response: z.null(),
  status: 204,
})

export const addNote = endpoint({
  method: 'POST',
  path: '/sites/:id/notes',
  requires: 'sites.use',
  summary: 'A note on a site, at most 200 (SITE-011).',
  params: siteParams,
  body: noteBody,
  response: noteView,
  status: 201,
})

const noteParams = z.object({ id, noteId: id })

export const editNote = endpoint({
  method: 'PATCH',
  path: '/sites/:id/notes/:noteId',
  requires: 'sites.use',
  summary: 'Change the own note, for 15 minutes; afterwards 409.',
  params: noteParams,
  body: editNoteBody,
  response: noteView,
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/sites/:id/notes/:noteId',
  requires: 'sites.use',
  summary: "Remove the text of a note, by its author or the company's administrator; 'Nota removida' remains.",
  params: noteParams,
  response: noteView,
})

export const addPhoto = endpoint({
  method: 'POST',
  path: '/sites/:id/photos',
  requires: 'sites.use',
  summary: 'A photo of a site: PNG or JPEG in base64, at most 5 MB; stored without EXIF and GPS (SITE-014).',
  params: siteParams,
  body: photoBody,
  response: photoView,
  status: 201,
  callsPerMinute: siteLimits.photos,
  megabytes: photoMegabytes,
})

const photoParams = z.object({ id, photoId: id })

export const downloadPhoto = endpoint({
  method: 'GET',
  path: '/sites/:id/photos/:photoId',
  requires: 'sites.read',
  summary: 'The bytes of a photo.',
  params: photoParams,
  response: fileBytes,
  evidence: 'document-read',
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/sites/:id/photos/:photoId',
  requires: 'sites.use',
  summary: 'Remove a photo for good.',
  params: photoParams,
  response: z.null(),
  status: 204,
})
