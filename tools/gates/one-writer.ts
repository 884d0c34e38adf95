import type { Gate } from './gate.ts'
import { isProduction, type Repository } from './repository.ts'
import { lineAt, withoutComments } from './source-text.ts'

/** Tables whose rows are evidence, with the only file that may insert into them. */
const writers: Readonly<Record<string, string>> = {
  order_log: 'apps/api/src/features/order-record/log-order.ts',
  audit_entry: 'apps/api/src/records/record-change.ts',
  security_event: 'apps/api/src/http/security-events.ts',
}

const findIn = (repository: Repository, path: string, table: string): string[] => {
  const code = withoutComments(repository.read(path))
  const inserts = code.matchAll(new RegExp(`insertInto\\('${table}'\\)|insert into ${table}\\b`, 'gi'))
  return [...inserts].map(
    (match) => `${path}:${lineAt(code, match.index)}: only ${writers[table]} inserts into ${table}`,
  )
}

/** The logs that prove what happened have one writer each, so that no row lacks its author, moment or status. */
export const oneWriter: Gate = {
  name: 'one-writer',
  check: (repository) => {
    const paths = repository.paths.filter((path) => isProduction(path) && path.startsWith('apps/api/src/'))
    const failures = Object.entries(writers).flatMap(([table, writer]) =>
      paths.filter((path) => path !== writer).flatMap((path) => findIn(repository, path, table)),
    )
    return { failures, note: `${Object.keys(writers).length} tables` }
  },
}
