import { z } from 'zod'
import { sentFile } from '../http/file-import.ts'

/** Somewhat more than 30 MB: 100,000 products with their figures. */
const mostBase64 = 44_000_000

/** A catalogue file as the browser sends it; the ending of its name tells the format: .json, anything else is a CSV. */
export const catalogueFile = sentFile(mostBase64)

const cell = z.union([z.string(), z.number(), z.boolean()]).nullable()

const productChange = z.object({
  code: z.string(),
  name: z.string(),
  isNew: z.boolean(),
  /** By the columns of the file; empty for a new product. */
  cells: z.array(z.object({ column: z.string(), before: cell, after: cell })),
})
export type ProductChange = z.infer<typeof productChange>

const badRow = z.object({ line: z.number().int(), code: z.string(), reasons: z.array(z.string()) })
export type BadRow = z.infer<typeof badRow>

export const catalogueImportCounts = {
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
  ...catalogueImportCounts,
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
