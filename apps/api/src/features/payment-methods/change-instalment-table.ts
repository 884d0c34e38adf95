import type * as contract from '@girassol/contract/payment-methods'
import type { InstalmentTable } from '@girassol/contract/payment-methods/instalment-table'
import type { AuditedFields } from '@girassol/domain/administration'
import { canSaveInstalments, instalmentSentences } from '@girassol/domain/payments'
import type { Handler } from '../../http/context.ts'
import { orNotFound, orRefuse } from '../../http/refused.ts'
import { refuseUnseen } from '../../records/changed-meanwhile.ts'
import { recordChange } from '../../records/record-change.ts'
import { listTables, lockTable, writeTable } from './instalment-table-store.ts'

/** C-140: how each method may be paid, for the users who manage it. */
export const listInstalmentTables: Handler<typeof contract.listInstalmentTables> = ({ tx }) => listTables(tx)

type Terms = Omit<InstalmentTable, 'reference' | 'label'>

const pickTerms = ({ active, maxInstallments, defaultInstallment, interestRates }: Terms): Terms => ({
  active,
  maxInstallments,
  defaultInstallment,
  interestRates,
})

const audited = ({ interestRates, ...terms }: Terms): AuditedFields => ({
  ...terms,
  interestRates: interestRates.map((rate, index) => `${index + 1}×: ${String(rate).replace('.', ',')}%`),
})

/**
 * PAY-011, PAY-033, C-140: changes how a method may be paid; earlier choices are checked again when their order is
 * priced.
 */
export const changeInstalmentTable: Handler<typeof contract.changeInstalmentTable> = async (
  { tx, now, actor: author },
  { params: { reference }, body: { seen, ...wanted } },
) => {
  orRefuse(canSaveInstalments(wanted), instalmentSentences, { status: 400 })
  const before = orNotFound(await lockTable(tx, reference), 'Forma de pagamento não encontrada.')
  refuseUnseen('esta tabela', { now: pickTerms(before), seen: pickTerms(seen) })
  await writeTable(tx, { reference, ...wanted })
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'payment-method', id: reference, name: before.label },
    before: audited(pickTerms(before)),
    after: audited(wanted),
  })
  return { reference, label: before.label, ...wanted }
}
