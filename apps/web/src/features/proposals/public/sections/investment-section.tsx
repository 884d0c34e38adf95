import type { PublicProposal } from '@girassol/contract/proposals'
import { usualPaymentText } from '@girassol/domain/proposals'
import { formatReais } from '../../../../lib/format.ts'
import page from '../page.module.css'
import { FinancingLines } from './financing-lines.tsx'
import classes from './investment-section.module.css'

/** Price, payment and financing (PROP-011). */
export const InvestmentSection = ({
  proposal: { finalPrice, texts, financing },
}: {
  readonly proposal: PublicProposal
}) => (
  <section className={page.card} data-place="investment">
    <h2>Investimento e pagamento</h2>
    <p className={classes.price}>{formatReais(finalPrice)}</p>
    <p className={classes.text}>{texts.payment ?? usualPaymentText}</p>
    <FinancingLines financing={financing} />
  </section>
)
