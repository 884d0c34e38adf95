import { type ApprovalView, listApprovals } from '@girassol/contract/purchase-approvals'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { userEvent } from '@testing-library/user-event'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { useApprovalsWaiting } from '../use-approvals-waiting.ts'
import { ApprovalListScreen } from './approval-list-screen.tsx'

const Waiting = () => <output>{useApprovalsWaiting()} esperam</output>

const isForReader = ({ actions }: ApprovalView) => actions.reject.allowed

/** A page of approvals as the server answers it: `waiting` counts those for the reader. */
export const aPageOf = (approvals: readonly ApprovalView[]) => ({
  data: [...approvals],
  total: approvals.length,
  totalIsExact: true,
  waiting: approvals.filter(isForReader).length,
})

/** Renders the approvals of a manager, who is an APPROVER, with the number for the badge. */
export const drawApprovals = (approvals: readonly ApprovalView[], path = '/aprovacoes', role: Role = 'MANAGER') => {
  const api = fakeApi().on(readSession, aSession(role)).on(listApprovals, aPageOf(approvals))
  const { router } = renderScreen(
    <SessionProvider>
      <Waiting />
      <ApprovalListScreen />
    </SessionProvider>,
    path,
  )
  return { api, router, user: userEvent.setup() }
}
