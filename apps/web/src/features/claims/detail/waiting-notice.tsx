import type { ClaimView } from '@girassol/contract/claims'
import { Notice } from '../../../ui/notice.tsx'
import { useClaimSide } from '../use-claim-side.ts'
import classes from './claim-detail.module.css'

/** What was asked last. */
const findQuestion = ({ moves }: ClaimView): string | null =>
  moves.findLast(({ to }) => to === 'WAITING_CUSTOMER')?.reason ?? null

/** CLM-006: the claim waits for the integrator, with the question. */
export const WaitingNotice = ({ claim }: { readonly claim: ClaimView }) => {
  const side = useClaimSide()
  if (claim.status !== 'WAITING_CUSTOMER') return null
  const title = side === 'integrator' ? 'A distribuidora precisa de uma informação' : 'Aguardando o integrador'
  return (
    <div className={classes.notice}>
      <Notice tone={side === 'integrator' ? 'attention' : 'info'} title={title}>
        <span className={classes.question}>{findQuestion(claim)}</span>
      </Notice>
    </div>
  )
}
