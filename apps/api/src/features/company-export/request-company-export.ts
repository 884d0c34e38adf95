import { randomUUID } from 'node:crypto'
import type * as contract from '@girassol/contract/company-export'
import { canRequestCompanyExport, companyExportRefusals, companyExportSentences } from '@girassol/domain/company-export'
import type { Handler } from '../../http/context.ts'
import { orNotFound, orRefuse } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { lockSeller } from '../../records/lock-seller.ts'
import { findExport, hasRunningExport, insertExport, toCompanyExport } from './export-store.ts'

/** COMP-019: has a worker collect all data of the caller's company; 409 while another file of it is being made. */
export const requestCompanyExport: Handler<typeof contract.requestCompanyExport> = async (context) => {
  const { tx, now, actor, outbox } = context
  const { id: sellerId } = requireSeller(actor)
  // Two users of a company who request a file at once wait for each other.
  await lockSeller(tx, sellerId)
  const isRunning = await hasRunningExport(tx, { sellerId, now })
  orRefuse(canRequestCompanyExport({ isRunning }), companyExportRefusals)
  const id = randomUUID()
  await insertExport(tx, { id, sellerId, requestedBy: actor.userId, now })
  await outbox.add('company.export', { exportId: id })
  return toCompanyExport(orNotFound(await findExport(tx, { id, sellerId, now }), companyExportSentences.notFound))
}
