import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { requiredText, text } from '../http/fields.ts'
import { fileBytes } from '../http/file.ts'

/** Somewhat more than 30 MB: 100,000 products with their figures. */
const mostBase64 = 44_000_000

const unreadable = 'Arquivo muito grande ou formato incorreto'

const file = {
  /** Its ending tells the format: .json, anything else is a CSV. */
  fileName: requiredText(200),
  /** The file in base64. */
  content: z
    .string()
    .min(1, 'Escolha um arquivo.')
    .max(mostBase64, unreadable)
    .regex(/^[0-9A-Za-z+/]*={0,2}$/, unreadable),
}

const cell = z.union([z.string(), z.number(), z.boolean()]).nullable()

export const productChange = z.object({
  code: z.string(),
  name: z.string(),
  isNew: z.boolean(),
  /** By the columns of the file; empty for a new product. */
  cells: z.array(z.object({ column: z.string(), before: cell, after: cell })),
})
export type ProductChange = z.infer<typeof productChange>

export const badRow = z.object({ line: z.number().int(), code: z.string(), reasons: z.array(z.string()) })
export type BadRow = z.infer<typeof badRow>

const counts = {
  /** Rows of the file, roof types among them. */
  read: z.number().int(),
  good: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  /** Good rows that say what is known already. */
  unchanged: z.number().int(),
  bad: z.number().int(),
}

export const importPreview = z.object({
  ...counts,
  /** Products of the catalogue that the file does not name: they stay as they are. */
  unnamed: z.number().int(),
  /** The first 200 by code. */
  changes: z.array(productChange),
  /** The first 200 by line. */
  badRows: z.array(badRow),
  /** The state of the catalogue that was compared with; the import hands it back. */
  version: z.string(),
})
export type ImportPreview = z.infer<typeof importPreview>

export const previewCatalogueImport = endpoint({
  method: 'POST',
  path: '/admin/catalogue/preview',
  requires: 'catalogue.import',
  summary: 'What a catalogue file would change, row by row; writes nothing.',
  body: z.object(file),
  response: importPreview,
  megabytes: 45,
  callsPerMinute: 20,
})

export const applyCatalogueImport = endpoint({
  method: 'POST',
  path: '/admin/catalogue/import',
  requires: 'catalogue.import',
  summary: 'Bring a catalogue file in, all of it or nothing; refused when the catalogue moved since its preview.',
  body: z.object({
    ...file,
    /** Of the preview that the person has seen. */
    version: text(80),
    /** Import the good rows although others are bad. */
    skipBad: z.boolean().default(false),
  }),
  response: z.object(counts),
  megabytes: 45,
  callsPerMinute: 10,
})

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/admin/catalogue/export',
  requires: 'catalogue.import',
  summary: 'The whole catalogue as a CSV that the import reads; read again it changes nothing.',
  response: fileBytes,
  callsPerMinute: 6,
})
