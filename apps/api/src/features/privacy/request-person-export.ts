import { randomUUID } from 'node:crypto'
import type * as contract from '@girassol/contract/privacy'
import { maskSubjectKey } from '@girassol/domain/privacy'
import type { Handler } from '../../http/context.ts'
import { recordSecurityEvent } from '../../http/security-events.ts'
import { recordChange } from '../../records/record-change.ts'
import { requireFreshProof } from '../session/prove-password.ts'
import { insertExport, toPersonExport } from './export-store.ts'
import { toSubjectKey } from './to-subject-key.ts'

/** SEC-022: has a worker collect all that is stored about a person; the file lasts 24 hours. */
export const requestPersonExport: Handler<typeof contract.requestPersonExport> = async (context, { body }) => {
  const { tx, now, actor, origin, outbox } = context
  await requireFreshProof(context)
  const key = toSubjectKey(body.subject)
  const id = randomUUID()
  await insertExport(tx, { id, subject: key.value, requestedBy: actor.userId, now })
  await outbox.add('privacy.export', { exportId: id })
  const name = maskSubjectKey(key)
  const subject = { kind: 'person', id: name, name } as const
  await recordChange(tx, { now, author: actor, action: 'export', subject, before: null, after: { exportId: id } })
  await recordSecurityEvent(tx, { now, kind: 'person-exported', origin, userId: actor.userId })
  return toPersonExport({ id, requested_at: now, finished_at: null, size_bytes: null })
}
