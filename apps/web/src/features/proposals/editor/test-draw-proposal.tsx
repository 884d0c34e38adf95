import { listCities, listCustomers } from '@girassol/contract/customers'
import { estimateReturn, estimateYield } from '@girassol/contract/energy'
import { listProposals, type ProposalView, readProposal } from '@girassol/contract/proposals'
import { readSession } from '@girassol/contract/session'
import { listUtilities } from '@girassol/contract/utilities'
import { someProposalResults } from '@girassol/test-data/proposals'
import { aSession } from '@girassol/test-data/sessions'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { ProposalScreen } from './proposal-screen.tsx'

const { firstYear, total, payback, npv, irr, fioB, fioBRemark, ...results } = someProposalResults()

/** A fake server with one proposal; the estimates have the results of the builder. */
export const serveProposal = (proposal: ProposalView) =>
  fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(readProposal, proposal)
    .on(listProposals, { data: [], total: 0, totalIsExact: true })
    .on(listCustomers, { data: [], total: 0, totalIsExact: true })
    .on(listUtilities, [])
    .on(listCities, [{ code: '3550308', name: 'São Paulo' }])
    .on(estimateYield, { ...results.yield, source: results.source })
    .on(estimateReturn, {
      months: firstYear.map((month) => ({ ...month, selfConsumed: 0, injected: 0, compensated: 0 })),
      years: [5733],
      total,
      payback: payback && { months: payback.months, years: payback.years, rest: payback.rest },
      paybackText: results.paybackText,
      npv,
      irr,
      fioB,
      fioBRemark,
    })

export const drawProposal = () =>
  renderScreen(
    <SessionProvider>
      <ProposalScreen />
    </SessionProvider>,
    '/propostas/42',
    '/propostas/$id',
  )
