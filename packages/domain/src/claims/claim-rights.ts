import { toDay } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { findReopeningEnd } from './claim-days.ts'
import { type ClaimSide, type ClaimStatus, listClaimMoves } from './claim-status.ts'
import { type ClaimSolution, isMoney } from './claim-units.ts'

/** What decides on the moves of a claim. */
export type MovableClaim = {
  readonly status: ClaimStatus
  /** When it was resolved or refused; null before. */
  readonly endedAt: string | null
  /** Whether it was opened again after it was resolved, or contested after it was refused (CLM-008). */
  readonly isReopened: boolean
  readonly isContested: boolean
}

/** Whether a solution was approved, now or before: only a claim that was approved is resolved and opened again. */
const isGranted = ({ status, isReopened }: Pick<MovableClaim, 'status' | 'isReopened'>): boolean =>
  status === 'APPROVED' || status === 'RESOLVED' || isReopened

/** Claims whose units may be claimed again: refused and cancelled ones that were granted nothing before (CLM-003). */
export const isDropped = (claim: Pick<MovableClaim, 'status' | 'isReopened'>): boolean =>
  (claim.status === 'REFUSED' || claim.status === 'CANCELED') && !isGranted(claim)

/** Who moves: an integrator, or somebody of the distributor with these rights (CLM-004). */
export type ClaimMover = {
  readonly side: ClaimSide
  readonly mayHandle: boolean
  readonly mayApproveMoney: boolean
}

export type ClaimMove = {
  readonly to: ClaimStatus
  /** Only for an approval. */
  readonly solution: ClaimSolution | null
  /** Why, or what is asked; needed by questions, refusals and claims that are opened again. */
  readonly reason: string | null
}

const isReopening = ({ status }: MovableClaim): boolean => status === 'RESOLVED' || status === 'REFUSED'

const wasReopened = ({ status, isReopened, isContested }: MovableClaim): boolean =>
  (status === 'RESOLVED' && isReopened) || (status === 'REFUSED' && isContested)

/** Whether the mover may approve this solution: money is approved by FINANCIAL and ADMINISTRATOR (CLM-004). */
export const canApprove = ({ mayHandle, mayApproveMoney }: ClaimMover, solution: ClaimSolution): boolean =>
  isMoney(solution) ? mayApproveMoney : mayHandle

/** CLM-004: whether the mover may ever make this move, whatever the claim's dates are. */
const isEntitled = (mover: ClaimMover, { to, solution }: Pick<ClaimMove, 'to' | 'solution'>): boolean => {
  if (mover.side === 'integrator') return true
  if (to !== 'APPROVED') return mover.mayHandle
  return solution === null ? mover.mayHandle || mover.mayApproveMoney : canApprove(mover, solution)
}

/** CLM-002, CLM-004, CLM-008: whether the claim may be moved there now, by this mover; texts are judged apart. */
export const canMoveClaim = (
  claim: MovableClaim,
  { to, solution }: Pick<ClaimMove, 'to' | 'solution'>,
  { mover, now }: { readonly mover: ClaimMover; readonly now: string },
) =>
  firstRefusal(
    [!isEntitled(mover, { to, solution }), 'notYours'],
    [!listClaimMoves(claim.status, mover.side).includes(to), 'noSuchMove'],
    [to === 'CANCELED' && isGranted(claim), 'alreadyGranted'],
    [isReopening(claim) && wasReopened(claim), 'alreadyReopened'],
    [isReopening(claim) && (claim.endedAt === null || toDay(now) > findReopeningEnd(claim.endedAt)), 'reopeningEnded'],
  )

export const claimMoveSentences = {
  notYours: 'Você não pode decidir isto.',
  noSuchMove: 'A ocorrência mudou de situação e não permite isto agora.',
  alreadyGranted: 'A ocorrência já teve uma solução aprovada e não pode ser cancelada.',
  alreadyReopened: 'A ocorrência já foi reaberta uma vez.',
  reopeningEnded: 'O prazo de 5 dias para reabrir terminou.',
} as const satisfies Record<RuleRefusal<typeof canMoveClaim>, string>

/** CLM-008, C-203: whether a text has to say why; the taking, a cancellation and an end need none. */
export const needsReason = (from: ClaimStatus, to: ClaimStatus): boolean =>
  to === 'WAITING_CUSTOMER' || to === 'REFUSED' || from === 'RESOLVED' || from === 'REFUSED'

/** CLM-007: the problem of an approval's solution and amount in cents; null for one that fits. */
export const findApprovalFault = (
  { solution, amountCents }: { readonly solution: ClaimSolution | null; readonly amountCents: number | null },
  mostCents: number,
): 'noSolution' | 'noAmount' | 'amountWithoutMoney' | 'tooMuch' | null => {
  if (solution === null) return 'noSolution'
  if (!isMoney(solution)) return amountCents === null ? null : 'amountWithoutMoney'
  if (amountCents === null || amountCents <= 0) return 'noAmount'
  return amountCents > mostCents ? 'tooMuch' : null
}

export const approvalSentences = {
  noSolution: 'Escolha a solução.',
  noAmount: 'Informe o valor.',
  amountWithoutMoney: 'Só crédito e reembolso têm valor.',
  tooMuch: 'O valor passa do que foi pago por estas unidades.',
} as const
