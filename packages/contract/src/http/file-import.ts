import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { requiredText } from './fields.ts'
import type { fileBody, fileBytes } from './file.ts'

/** What the address says about an imported file, which is the body itself (REL-009). */
export const namedFile = z.object({ fileName: requiredText(200) })

/** A row that the import would write: the changed cells, as in the file. */
const importChange = z.object({
  line: z.number().int(),
  name: z.string(),
  isNew: z.boolean(),
  cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
})
export type ImportChange = z.infer<typeof importChange>

export const importCounts = {
  added: z.number().int(),
  changed: z.number().int(),
  /** Valid rows with the same values as the stored record. */
  unchanged: z.number().int(),
}

/** The changes that a file would make (C-140, USE-028). */
export const fileImportPreview = z.object({
  ...importCounts,
  changes: z.array(importChange),
  /** The number of invalid rows; a single one refuses the whole file. */
  bad: z.number().int(),
  /** The first 200 faults: 'Linha 14, coluna percentual: use número, como 3,20'. */
  problems: z.array(z.string()),
  /** Identifies these changes; the import sends it back and is refused when its changes would differ. */
  version: z.string(),
})
export type FileImportPreview = z.infer<typeof fileImportPreview>

/** The file again, with the version of the preview that the user saw. */
export const confirmedFile = z.object({ ...namedFile.shape, version: requiredText(80) })

/** The calls of an import; each list has its own. */
export type PreviewEndpoint = Endpoint<undefined, typeof namedFile, typeof fileBody, typeof fileImportPreview>
export type ApplyEndpoint = Endpoint<undefined, typeof confirmedFile, typeof fileBody, z.ZodObject<typeof importCounts>>
/** Every invalid row as a CSV, because a preview lists the first 200 alone. */
export type RefusalsEndpoint = Endpoint<undefined, typeof namedFile, typeof fileBody, typeof fileBytes>
