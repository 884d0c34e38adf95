import { type ClaimView, downloadClaimPhoto, readClaim } from '@girassol/contract/claims'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { userEvent } from '@testing-library/user-event'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { ClaimScreen } from './claim-screen.tsx'

/** The page of a claim as a user of this role sees it. */
export const openClaimScreen = (claim: ClaimView, role: Role = 'INTEGRATOR') => {
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(downloadClaimPhoto, 'photo' as never)
    .on(readClaim, claim)
  const view = renderScreen(
    <SessionProvider>
      <ClaimScreen />
    </SessionProvider>,
    `/ocorrencias/${claim.id}`,
    '/ocorrencias/$id',
  )
  return { api, user: userEvent.setup(), ...view }
}
