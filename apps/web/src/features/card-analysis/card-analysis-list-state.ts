import { type CardAnalysisStatus, cardAnalysisStatuses, cardAnalysisStatusNames } from '@girassol/domain/card-analysis'

/** The filters of the analyses in the URL; default values are not written. */
export const analysisListDefaults = { q: '', status: [] as string[] }

export type AnalysisListState = { readonly q: string; readonly status: readonly string[] }

const isStatus = (text: string): text is CardAnalysisStatus => Object.hasOwn(cardAnalysisStatuses, text)

export const isAnalysisListNarrowed = ({ q, status }: AnalysisListState): boolean =>
  q.trim() !== '' || status.length > 0

/** CCA-027: the query for a URL; an unknown status is left out. */
export const analysisListQuery = ({ q, status }: AnalysisListState) => {
  const term = q.trim().slice(0, 100)
  const known = status.filter(isStatus)
  return { ...(term !== '' && { term }), ...(known.length > 0 && { status: known.join(',') }) }
}

/** CCA-024: the statuses of the filter. */
export const statusOptions = cardAnalysisStatusNames.map((value) => ({ value, label: cardAnalysisStatuses[value] }))

export const analysisStatusLabel = (status: string): string =>
  isStatus(status) ? cardAnalysisStatuses[status] : status
