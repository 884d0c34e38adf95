import { sql } from 'kysely'
import { isBackupRunning } from '../../../database/backup-lock.ts'
import type { Dependencies } from '../../../http/dependencies.ts'

type Leftover = { readonly key: string; readonly isUsed: boolean }

/** Files are named after their content, so another record may have the same one. */
const listLeftovers = async ({ connection }: Pick<Dependencies, 'connection'>): Promise<readonly Leftover[]> => {
  const { rows } = await sql<Leftover>`
    select key, exists (select from order_attachment where storage_key = key)
      or exists (select from triangulation_file where storage_key = key)
      or exists (select from site_photo where storage_key = key)
      or exists (select from delivery_check_photo where storage_key = key)
      or exists (select from claim_photo where storage_key = key)
      or exists (select from claim_file where storage_key = key)
      or exists (select from negotiation_file where storage_key = key) as "isUsed"
    from leftover_file order by key limit 1000`.execute(connection.db)
  return rows
}

/** The files that a leftover names: itself, or all that begin with it. */
const expand = (all: readonly string[], key: string): readonly string[] =>
  key.endsWith('*') ? all.filter((each) => each.startsWith(key.slice(0, -1))) : [key]

/**
 * SEC-023: removes the files of removed orders and returns their number. What a crash interrupts is removed the next
 * night. While a backup copies the files, none is removed (REL-017).
 */
export const removeLeftoverFiles = async (deps: Pick<Dependencies, 'connection' | 'ports'>): Promise<number> => {
  const { connection, ports } = deps
  let removed = 0
  for (;;) {
    if (await isBackupRunning(connection.db)) return removed
    const leftovers = await listLeftovers(deps)
    if (leftovers.length === 0) return removed
    const all = leftovers.some(({ key }) => key.endsWith('*')) ? await ports.files.list() : []
    for (const { key } of leftovers.filter(({ isUsed }) => !isUsed))
      for (const each of expand(all, key)) {
        await ports.files.remove(each)
        removed += 1
      }
    const keys = leftovers.map(({ key }) => key)
    await sql`delete from leftover_file where key = any(${keys})`.execute(connection.db)
  }
}
