import type * as contract from '@girassol/contract/card-analysis'
import type { Handler } from '../../http/context.ts'
import { findAnalysis, listAnalysisLogs } from './card-analysis-queries.ts'

/** CCA-030: who ran the check and who confirmed. */
export const listCardAnalysisLogs: Handler<typeof contract.listCardAnalysisLogs> = async ({ tx }, { query }) => {
  const { id } = await findAnalysis(tx, query.id)
  return { data: await listAnalysisLogs(tx, id) }
}
