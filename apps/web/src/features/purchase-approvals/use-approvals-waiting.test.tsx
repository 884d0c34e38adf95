import { listApprovals } from '@girassol/contract/purchase-approvals'
import { readSession } from '@girassol/contract/session'
import { type CompanyRole, companyRoles } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { useApprovalsWaiting } from './use-approvals-waiting.ts'

// The browser is idle at once: nothing else of these tests is about the first seconds of a page.
vi.mock('../../lib/use-is-idle.ts', () => ({ useIsIdle: () => true }))

const Waiting = () => <p>{useApprovalsWaiting()} esperam</p>

const draw = (companyRole: CompanyRole | null) => {
  const api = fakeApi()
    .on(readSession, aSession('INTEGRATOR', { companyRole }))
    .on(listApprovals, { data: [], total: 5, totalIsExact: true, waiting: 4 })
  renderScreen(
    <SessionProvider>
      <Waiting />
    </SessionProvider>,
  )
  return api
}

test.each(['ADMIN', 'APPROVER'] as const)(
  'COMP-016 the badge counts what waits for an answer of an %s',
  async (role) => {
    const api = draw(role)
    expect(await screen.findByText('4 esperam')).toBeTruthy()
    expect(api.callsTo(listApprovals).map(({ query }) => query)).toEqual([{ status: 'PENDING', take: '1' }])
  },
)

test.each([null, ...companyRoles.filter((role) => role === 'BUYER' || role === 'VIEWER')])(
  'COMP-016 nothing is read for a user with the company role %s',
  async (role) => {
    const api = draw(role)
    expect(await screen.findByText('0 esperam')).toBeTruthy()
    expect(api.callsTo(listApprovals)).toEqual([])
  },
)
