import { createHash } from 'node:crypto'
import { z } from 'zod'

/** An archive ends with the manifest and, because nothing else protects it, the SHA-256 of the manifest. */
export const manifestName = 'manifest.json'
export const sealName = 'manifest.sha256'

const entry = z.object({ name: z.string(), bytes: z.int().nonnegative(), sha256: z.string().length(64) })

const rows = z.object({ columns: z.array(z.string()), rows: z.int().nonnegative() })

/** What an archive contains (C-240). */
export const manifestSchema = z.object({
  format: z.literal(1),
  release: z.string(),
  /** The instant of which every row is. */
  instant: z.iso.datetime(),
  /** The migrations that the database had run. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(rows.extend({ name: z.string() })),
  /** The last number of each sequence; null where none was given yet. */
  sequences: z.array(
    z.object({
      name: z.string(),
      value: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
  /** Effects that were not delivered yet, or failed for good (decision 037). */
  jobs: rows,
  files: z.int().nonnegative(),
  /** The ends of the chains of lines, as `npm run verify-audit -- --anchor` takes them (C-229). */
  anchors: z.array(z.string()),
  entries: z.array(entry),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Entry = z.infer<typeof entry>

export const toSha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The place of a file of the storage in the archive. */
const filesFolder = 'files/'
export const toFileEntry = (key: string): string => `${filesFolder}${key}`
/** The key of a file, or null for another entry. */
export const findFileKey = (name: string): string | null =>
  name.startsWith(filesFolder) ? name.slice(filesFolder.length) : null

const partName = /^tables\/(.+)\/\d+\.copy\.gz$/
/** The table whose rows an entry has, or null for another entry. The jobs are rows of 'pgboss.job'. */
export const findTable = (name: string): string | null => partName.exec(name)?.[1] ?? null
export const toPartEntry = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy.gz`

export const jobTable = 'pgboss.job'
