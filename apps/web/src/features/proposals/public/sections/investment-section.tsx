import type { PublicProposal } from '@girassol/contract/proposals'
import { formatReais } from '../../../../lib/format.ts'
import page from '../page.module.css'
import { FinancingLines } from './financing-lines.tsx'
import classes from './investment-section.module.css'

/** Used until the integrator writes a text of his own. */
const usualPayment = 'Equipamentos e serviços em um só preço.'

/** Price, payment and financing (PROP-011). */
export const InvestmentSection = ({
  proposal: { finalPrice, texts, financing },
}: {
  readonly proposal: PublicProposal
}) => (
  <section className={page.card} data-place="investment">
    <h2>Investimento e pagamento</h2>
    <p className={classes.price}>{formatReais(finalPrice)}</p>
    <p className={classes.text}>{texts.payment ?? usualPayment}</p>
    <FinancingLines financing={financing} />
  </section>
)
