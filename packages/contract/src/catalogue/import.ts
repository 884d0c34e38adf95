import { z } from 'zod'
import { sentFile } from '../http/file-import.ts'

/** A little more than 30 MB: 100,000 products with their figures. */
const mostBase64 = 44_000_000

/** A catalogue file as the browser sends it; the ending of its name decides the format: .json, else CSV. */
export const catalogueFile = sentFile(mostBase64)

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
