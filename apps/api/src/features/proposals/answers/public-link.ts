import type { Tx } from '../../../http/context.ts'
import { hashLinkToken } from '../../../http/link-tokens.ts'
import { notFound } from '../../../http/refused.ts'
import type { ProposalRecord } from '../proposal-store.ts'

type Open = ProposalRecord & { readonly current_version: number }

/** The same for unknown, revoked and malformed tokens (PROP-009). */
const unknownLink = () => notFound('Esta página não existe ou não está mais disponível.')

const selectByToken = (tx: Tx, token: string) =>
  tx.selectFrom('proposal').selectAll().where('link_hash', '=', hashLinkToken(token)).where('status', '<>', 'REVOKED')

const orUnknown = (record: ProposalRecord | undefined): Open => {
  if (record === undefined || record.current_version === null) throw unknownLink()
  return { ...record, current_version: record.current_version }
}

/** The proposal that a link opens (C-153). */
export const findByToken = async (tx: Tx, token: string): Promise<Open> =>
  orUnknown(await selectByToken(tx, token).executeTakeFirst())

/** The same, locked until the call ends. */
export const lockByToken = async (tx: Tx, token: string): Promise<Open> =>
  orUnknown(await selectByToken(tx, token).forUpdate().executeTakeFirst())
