import type * as contract from '@girassol/contract/card-analysis'
import { type CardAnalysisStatus, cardAnalysisStatusNames } from '@girassol/domain/card-analysis'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { listAnalyses } from './card-analysis-queries.ts'

const isStatus = (text: string): text is CardAnalysisStatus =>
  (cardAnalysisStatusNames as readonly string[]).includes(text)

/** CCA-027: a page of captured card payments; 400 for a status that does not exist. */
export const listCardAnalyses: Handler<typeof contract.listCardAnalyses> = async ({ tx, actor }, { query }) => {
  const given = (query.status ?? '').split(',').flatMap((text) => (text.trim() === '' ? [] : [text.trim()]))
  if (!given.every(isStatus)) {
    throw new Refused('Status de análise desconhecido.', { status: 400, reason: 'unknownStatus' })
  }
  return listAnalyses(tx, actor, { ...query, statuses: given.filter(isStatus) })
}
