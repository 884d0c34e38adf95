import type * as contract from '@girassol/contract/settings'
import type { OperationView } from '@girassol/contract/settings/operation-body'
import type { AuditedFields } from '@girassol/domain/administration'
import { canSaveOperation, operationSentences, weekdayNames } from '@girassol/domain/settings'
import { bareDocument } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { refuseUnseen } from '../../../records/changed-meanwhile.ts'
import { recordChange } from '../../../records/record-change.ts'
import { lockSettings } from '../settings-store.ts'
import { findOperation, writeOperation } from './operation-store.ts'

const audited = ({ separationWeek, distributor, ...operation }: OperationView): AuditedFields => ({
  ...operation,
  distributorName: distributor.name,
  distributorCnpj: distributor.cnpj,
  distributorPhone: distributor.phone,
  distributorEmail: distributor.email,
  distributorTerms: distributor.terms,
  separationWeek: separationWeek.map((orders, weekday) => `${weekdayNames[weekday]}: ${orders}`),
})

/** C-140, C-10, VAL-012, C-80, PAY-012: applies to the next calls; closed orders do not change their values. */
export const changeOperation: Handler<typeof contract.changeOperation> = async (
  { tx, now, actor: author },
  { body: { seen, ...sent } },
) => {
  const { distributor } = sent
  const wanted = { ...sent, distributor: { ...distributor, cnpj: bareDocument(distributor.cnpj) } }
  orRefuse(canSaveOperation(wanted), operationSentences, { status: 400 })
  await lockSettings(tx)
  const before = await findOperation(tx)
  refuseUnseen('estas configurações', { now: before, seen })
  await writeOperation(tx, wanted)
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'setting', id: 'operation', name: 'Operação' },
    before: audited(before),
    after: audited(wanted),
  })
  return wanted
}
