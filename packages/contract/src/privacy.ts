import { readSubjectKey, subjectKeySentence } from '@girassol/domain/privacy'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { action, id, text } from './http/fields.ts'
import { fileBytes } from './http/file.ts'

const subjectBody = z.object({
  /** A CPF, with or without separators, or an e-mail. In the body, because addresses of calls are logged. */
  subject: text(100).check(z.refine((typed) => readSubjectKey(typed) !== null, subjectKeySentence)),
})

/** How many records of a kind are about the person. */
const foundRecords = z.object({ label: z.string(), records: z.number().int() })

const keptRecords = z.object({
  label: z.string(),
  records: z.number().int(),
  reason: z.string(),
  /** The instant after which they are removed; null where they have no end, or the order has not ended. */
  until: z.string().nullable(),
})
export type KeptRecords = z.infer<typeof keptRecords>

const personPreview = z.object({
  /** '***.456.789-**' or 'm***@dominio.com.br' */
  masked: z.string(),
  found: z.array(foundRecords),
  kept: z.array(keptRecords),
  /** The person's orders that have not ended. */
  runningOrders: z.array(id),
  erase: action,
})
export type PersonPreview = z.infer<typeof personPreview>

export const previewPerson = endpoint({
  method: 'POST',
  path: '/admin/data-subjects/preview',
  requires: 'administration.use',
  summary:
    'What is stored about a person, by CPF or e-mail: counts by kind, and what an erasure keeps; writes nothing.',
  body: subjectBody,
  response: personPreview,
  callsPerMinute: 20,
})

const personExport = z.object({
  id: z.uuid(),
  state: z.enum(['WAITING', 'READY']),
  sizeBytes: z.number().int().nullable(),
  /** When the file is removed. */
  expiresAt: z.string(),
})
export type PersonExport = z.infer<typeof personExport>

export const requestPersonExport = endpoint({
  method: 'POST',
  path: '/admin/data-subjects/exports',
  requires: 'administration.use',
  summary: 'Have all that is stored about a person put into a ZIP, which lasts 24 hours; needs a fresh sign-in.',
  body: subjectBody,
  response: personExport,
  status: 202,
  callsPerMinute: 6,
})

export const showPersonExport = endpoint({
  method: 'GET',
  path: '/admin/data-subjects/exports/:export',
  requires: 'administration.use',
  summary: 'Whether the ZIP of a person is ready, and until when it lasts.',
  params: z.object({ export: z.uuid() }),
  response: personExport,
})

export const downloadPersonExport = endpoint({
  method: 'GET',
  path: '/admin/data-subjects/exports/:export/file',
  requires: 'administration.use',
  summary: 'The ZIP with all that is stored about a person: JSON, CSV and files; needs a fresh sign-in.',
  params: z.object({ export: z.uuid() }),
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'person-exported',
})

const erasure = z.object({
  masked: z.string(),
  /** How many records of a kind were removed or changed. */
  erased: z.array(foundRecords),
  kept: z.array(keptRecords),
})
export type Erasure = z.infer<typeof erasure>

export const erasePerson = endpoint({
  method: 'POST',
  path: '/admin/data-subjects/erasures',
  requires: 'administration.use',
  summary:
    'Remove a person from all records, except what the law keeps; 409 while an order of theirs runs; needs a fresh sign-in.',
  body: subjectBody,
  response: erasure,
  callsPerMinute: 6,
})
