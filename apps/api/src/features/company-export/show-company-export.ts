import type * as contract from '@girassol/contract/company-export'
import { companyExportSentences } from '@girassol/domain/company-export'
import { toDay } from '@girassol/domain/shared'
import type { Context, FileHandler, Handler } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { findExport, findLatestExport, toCompanyExport, toExportKey } from './export-store.ts'

/** COMP-019: the latest file of the caller's company. */
export const findCompanyExport: Handler<typeof contract.findCompanyExport> = async ({ tx, actor, now }) => {
  const latest = await findLatestExport(tx, { sellerId: requireSellerId(actor), now })
  return latest === undefined ? null : toCompanyExport(latest)
}

const requireExport = async ({ tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>, id: string) =>
  orNotFound(await findExport(tx, { id, sellerId: requireSellerId(actor), now }), companyExportSentences.notFound)

/** COMP-019: whether a file is ready; 404 once it has expired, and for that of another company. */
export const showCompanyExport: Handler<typeof contract.showCompanyExport> = async (context, { params: { id } }) =>
  toCompanyExport(await requireExport(context, id))

/** COMP-019: the ZIP, for 24 hours; 409 while it is being made. */
export const downloadCompanyExport: FileHandler<typeof contract.downloadCompanyExport> = async (
  context,
  { params },
) => {
  const { id, finished_at: finishedAt } = await requireExport(context, params.id)
  if (finishedAt === null) throw new Refused(companyExportSentences.notReady, { status: 409, reason: 'notReady' })
  return {
    name: `Dados da empresa ${toDay(context.now)}.zip`,
    contentType: 'application/zip',
    disposition: 'attachment',
    bytes: (files) => files.get(toExportKey(id)),
  }
}
