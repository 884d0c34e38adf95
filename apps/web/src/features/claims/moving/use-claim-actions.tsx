import { type ClaimAction, type ClaimView, readClaim } from '@girassol/contract/claims'
import type { ClaimStatus } from '@girassol/domain/claims'
import { useQueryClient } from '@tanstack/react-query'
import { useIsPhone } from '../../../lib/media.ts'
import { refreshEndpoints } from '../../../lib/use-endpoint.ts'
import { useOpened } from '../../../lib/use-opened.ts'
import type { Action, Permission } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useClaimSide } from '../use-claim-side.ts'
import { describeMove, splitMoves } from './claim-moves.ts'
import { useMoveAtOnce } from './use-move-claim.ts'

const MoveDialog = lazyDialog(async () => (await import('./move-dialog.tsx')).MoveDialog)
const ApproveDialog = lazyDialog(async () => (await import('./approve-dialog.tsx')).ApproveDialog)

const toPermission = ({ allowed, reason }: ClaimAction): Permission =>
  allowed ? { allowed } : { allowed, reason: reason ?? '' }

type Opening = { readonly claim: ClaimView; readonly to: ClaimStatus }

/** The dialog of a move, for the claim as it was when it opened. */
const useMoveDialog = () => {
  const client = useQueryClient()
  const { row, turn, open, close } = useOpened<Opening>()
  const reload = () => {
    void refreshEndpoints(client, [readClaim])
    close()
  }
  const Dialog = row?.to === 'APPROVED' ? ApproveDialog : MoveDialog
  return { open, dialog: row && <Dialog key={turn} {...row} onReload={reload} onClose={close} /> }
}

/** The moves of the caller as actions: those without a question run at once. */
const useMoves = (claim: ClaimView) => {
  const side = useClaimSide()
  const { isMoving, move } = useMoveAtOnce(claim)
  const { open, dialog } = useMoveDialog()
  const toAction = (action: ClaimAction): Action & { readonly runningLabel: string } => {
    const { to } = action
    const words = describeMove({ status: claim.status, lastDay: null }, to, side)
    return {
      id: to,
      label: words.label,
      runningLabel: words.runningLabel,
      permission: toPermission(action),
      ...(words.isDangerous && { isDangerous: true }),
      onRun: () => (words.consequence === undefined ? move(to) : open({ claim, to })),
    }
  }
  return { toAction, isMoving, dialog }
}

/**
 * CLM-002: the header of a claim: the next move in yellow, the others in the menu. A move that stands alone is a plain
 * button, so that its refusal is read without opening a menu.
 */
export const useClaimActions = (claim: ClaimView) => {
  const isPhone = useIsPhone()
  const { toAction, isMoving, dialog } = useMoves(claim)
  const { next, others } = splitMoves(claim.actions)
  const [alone] = next === undefined && others.length === 1 ? others : []
  const toButton = (action: ClaimAction, isNext: boolean) => {
    const { id: _, isDangerous: _danger, ...button } = toAction(action)
    // The second click of a double click must not hit the next move, which takes the same place.
    return (
      <ActionButton
        key={action.to}
        {...button}
        variant={isNext ? 'next' : 'default'}
        isRunning={isMoving}
        isWide={isPhone && isNext}
      />
    )
  }
  return {
    header: {
      ...(next !== undefined && { primary: toButton(next, true) }),
      ...(alone !== undefined && { secondary: toButton(alone, false) }),
      ...(alone === undefined &&
        others.length > 0 && {
          menu: (
            <ActionMenu label={`Ações da ocorrência ${claim.protocol}`} actions={others.map(toAction)} shape="page" />
          ),
        }),
    },
    dialog,
  }
}
