import type { ClaimView } from '@girassol/contract/claims'
import { type ClaimSide, claimSolutions, isMoney, isUndecided } from '@girassol/domain/claims'
import { formatDate, formatReais, hidden } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { type Pair, Pairs } from '../../../ui/pairs.tsx'
import { useClaimSide } from '../use-claim-side.ts'
import classes from './claim-detail.module.css'

type Decision = NonNullable<ClaimView['decision']>

const listPairs = ({ solution, amount, delivery }: Decision, orderId: number): readonly Pair[] => {
  if (solution === null) return [['Resultado', 'Recusada']]
  const money: readonly Pair[] = isMoney(solution) ? [['Valor', amount === null ? hidden : formatReais(amount)]] : []
  const planned: readonly Pair[] =
    delivery === null
      ? []
      : [
          [
            'Entrega da reposição',
            <AppLink key="delivery" to={`/pedidos/${orderId}?aba=entrega`}>
              Entrega {delivery}
            </AppLink>,
          ],
        ]
  return [['Solução', claimSolutions[solution]], ...money, ...planned]
}

const describeReopening = ({ status, reopenableUntil }: ClaimView, side: ClaimSide): string | null => {
  if (reopenableUntil === null) return null
  const who = side === 'integrator' ? 'Você pode' : 'O integrador pode'
  return `${who} ${status === 'REFUSED' ? 'contestar' : 'reabrir'} até ${formatDate(reopenableUntil)}.`
}

/** CLM-007, CLM-008: what was decided, and until when the integrator may question it. */
export const DecisionCard = ({ claim }: { readonly claim: ClaimView }) => {
  const { decision, status, orderId } = claim
  const reopening = describeReopening(claim, useClaimSide())
  if (decision === null) return null
  return (
    <section aria-label="Decisão">
      <Card title={isUndecided(status) ? 'Última decisão' : 'Decisão'}>
        <Pairs pairs={listPairs(decision, orderId)} />
        {decision.reason !== null && <p className={classes.decisionReason}>{decision.reason}</p>}
        {reopening !== null && <p className={classes.reopening}>{reopening}</p>}
      </Card>
    </section>
  )
}
