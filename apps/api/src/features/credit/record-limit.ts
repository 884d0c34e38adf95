import { reaisFrom } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { type ChangeAuthor, recordChange } from '../../records/record-change.ts'

type Recording = { readonly tx: Tx; readonly now: string; readonly author: ChangeAuthor }
type Seller = { readonly id: number; readonly name: string }
/** In cents; null: not controlled. */
type LimitChange = { readonly before: number | null; readonly after: number | null; readonly reason: string | null }

const toReais = (cents: number | null): number | null => (cents === null ? null : reaisFrom(cents))

/** Writes a change of a limit to the audit log, with the reason of a user (CRED-007). */
export const recordLimit = ({ tx, now, author }: Recording, seller: Seller, { before, after, reason }: LimitChange) =>
  recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'seller', id: seller.id, name: seller.name },
    before: { creditLimit: toReais(before) },
    after: { creditLimit: toReais(after), ...(reason !== null && { creditReason: reason }) },
  })
