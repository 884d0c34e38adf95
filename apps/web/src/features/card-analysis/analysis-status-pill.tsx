import { type CardAnalysisStatus, cardAnalysisStatuses } from '@girassol/domain/card-analysis'
import { StatusPill } from '../../ui/status-pill.tsx'

const looks = {
  AWAITING_ANALYSIS: { tone: 'neutral', glyph: 'clock' },
  ANALYSIS_DONE: { tone: 'info', glyph: 4 },
  FINISHED_ANALYSIS: { tone: 'success', glyph: 'check' },
} as const

/** CCA-013: the state of a payment's analysis. */
export const AnalysisStatusPill = ({ status }: { readonly status: CardAnalysisStatus }) => (
  <StatusPill {...looks[status]} label={cardAnalysisStatuses[status]} />
)
