import type { ProposalResults, ProposalView } from '@girassol/contract/proposals'
import { computeFinancing } from '@girassol/domain/financing-lines'
import type { FinancingLine } from '@girassol/domain/proposals'
import { type Cents, centsFromReais, reaisFrom } from '@girassol/domain/shared'

type Offered = { readonly priceCents: Cents; readonly results: ProposalResults | null }

/** The financing lines of a version with what each costs (PROP-020, PROP-021). */
export const toFinancingView = (
  lines: readonly FinancingLine[],
  { priceCents, results }: Offered,
): ProposalView['financing'] => {
  const saving = results?.years[0]?.saving
  return lines.map((line) => {
    const offer = computeFinancing(
      {
        priceCents,
        downPaymentCents: centsFromReais(line.downPayment),
        firstYearSavingCents: centsFromReais(saving ?? 0),
      },
      { monthlyRate: line.rate, instalments: line.instalments, graceDays: line.graceDays },
    )
    return {
      ...line,
      instalment: reaisFrom(offer.instalmentCents),
      total: reaisFrom(offer.totalCents),
      differenceToSaving: saving === undefined ? null : reaisFrom(offer.aboveSavingCents),
    }
  })
}
