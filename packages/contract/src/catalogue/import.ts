import { z } from 'zod'
import { requiredText } from '../http/fields.ts'
import { namedFile } from '../http/file-import.ts'

/** What confirms the import of a catalogue file. */
export const confirmedCatalogue = z.object({
  ...namedFile.shape,
  /** The version of the preview that the user saw. */
  version: requiredText(100),
  /** Imports the valid rows although others are invalid. */
  skipBad: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
})

const cell = z.union([z.string(), z.number(), z.boolean()]).nullable()

const productChange = z.object({
  code: z.string(),
  name: z.string(),
  isNew: z.boolean(),
  /** The values by column of the file; empty for a new product. */
  cells: z.array(z.object({ column: z.string(), before: cell, after: cell })),
})
export type ProductChange = z.infer<typeof productChange>

const badRow = z.object({ line: z.number().int(), code: z.string(), reasons: z.array(z.string()) })
export type BadRow = z.infer<typeof badRow>

export const catalogueImportCounts = {
  /** Rows of the file, including roof types. */
  read: z.number().int(),
  good: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  /** Valid rows without a change. */
  unchanged: z.number().int(),
  bad: z.number().int(),
}

export const importPreview = z.object({
  ...catalogueImportCounts,
  /** Products of the catalogue that are not in the file: they stay unchanged. */
  unnamed: z.number().int(),
  /** The first 200 by code. */
  changes: z.array(productChange),
  /** The first 200 by line. */
  badRows: z.array(badRow),
  /** The state of the catalogue at the comparison; the import sends it back. */
  version: z.string(),
})
export type ImportPreview = z.infer<typeof importPreview>
