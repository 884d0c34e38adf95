import { readHomologation, showDiagram } from '@girassol/contract/homologations'
import { listContributorLog, listOrderLog, recalculateInsurance, showOrder } from '@girassol/contract/orders'
import { readProposal } from '@girassol/contract/proposals'
import { readSession } from '@girassol/contract/session'
import { listSiteOptions, readSite, readSiteTimeline } from '@girassol/contract/sites'
import { hideActions } from '@girassol/domain/access'
import { aHomologation } from '@girassol/test-data/homologations'
import { anOrder } from '@girassol/test-data/orders'
import { aSentProposal } from '@girassol/test-data/proposals'
import { aSession } from '@girassol/test-data/sessions'
import { aNote, aSite, aTask, aTimelineEntry } from '@girassol/test-data/sites'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from './access/session.tsx'
import { BudgetDetailScreen } from './features/budgets/detail/budget-detail-screen.tsx'
import { HomologationScreen } from './features/homologations/detail/homologation-screen.tsx'
import { OrderCommandsProvider } from './features/orders/acting/order-acting.tsx'
import { OrderDetailScreen } from './features/orders/detail/order-detail-screen.tsx'
import { ProposalScreen } from './features/proposals/editor/proposal-screen.tsx'
import { SiteScreen } from './features/sites/detail/site-screen.tsx'
import { fakeApi, refusing } from './lib/fake-api.ts'
import { renderScreen } from './lib/render-screen.tsx'
import { orderCommands } from './order-commands.tsx'

const budget = anOrder({ status: 'BUDGET', expiresAt: '2099-11-28T12:14:00.000Z' })
const site = aSite({ tasks: [aTask()] })
const note = aTimelineEntry({ key: 'NOTE-51', kind: 'NOTE', title: 'Nota', link: null, note: aNote() })

/** The last field is one of the acts of a BUYER. */
type Detail = readonly [room: string, Screen: ComponentType, path: string, address: string, act: string]

const details: readonly Detail[] = [
  ['an order', OrderDetailScreen, '/pedidos/10482', '/pedidos/$id', 'Validar Pedido'],
  ['a budget', BudgetDetailScreen, '/orcamentos/10482', '/orcamentos/$id', 'Fazer pedido'],
  ['a proposal', ProposalScreen, '/propostas/42', '/propostas/$id', 'Enviar o link'],
  ['a site', SiteScreen, '/obras/7', '/obras/$id', 'Mover etapa'],
  ['a homologation', HomologationScreen, '/homologacoes/7', '/homologacoes/$id', 'Protocolar'],
]

const draw = (companyRole: 'BUYER' | 'VIEWER', [, Screen, path, address]: Detail) => {
  /** What the server responds: it hides the actions of a VIEWER. */
  const serve = <Value,>(value: Value): Value => (companyRole === 'VIEWER' ? (hideActions(value) as Value) : value)
  fakeApi()
    .on(readSession, aSession('INTEGRATOR', { companyRole }))
    .on(showOrder, serve(path.startsWith('/orcamentos') ? budget : anOrder()))
    .on(recalculateInsurance, { insurance: true })
    .on(listContributorLog, [])
    .on(listOrderLog, [])
    .on(readProposal, serve(aSentProposal()))
    .on(readSite, serve(site))
    .on(readSiteTimeline, serve({ entries: [note], next: null }))
    .on(listSiteOptions, { people: [], cities: [] })
    .on(readHomologation, serve(aHomologation()))
    .on(showDiagram, refusing(409, 'O pedido não tem um gerador que possa ser desenhado.'))
  renderScreen(
    <SessionProvider>
      <OrderCommandsProvider value={orderCommands}>
        <Screen />
      </OrderCommandsProvider>
    </SessionProvider>,
    path,
    address,
  )
}

const listNames = (role: 'button' | 'menuitem' | 'textbox') =>
  screen.queryAllByRole(role).map((each) => each.getAttribute('aria-label') ?? each.textContent)

/** The buttons, fields and menu entries of the page. */
const listControls = async () => {
  await screen.findByRole('heading', { level: 1 })
  const shown = [...listNames('button'), ...listNames('textbox')]
  const menu = screen.queryAllByRole('button', { name: /^Ações d/ })[0]
  if (menu) {
    await userEvent.click(menu)
    await waitFor(() => expect(listNames('menuitem')).not.toEqual([]))
  }
  return [...shown, ...listNames('menuitem')]
}

/** What a VIEWER may press: it shows, filters, prints or downloads, or leads to another page. */
const reading = [
  /^Ações d/,
  /^Baixar /,
  /^Ver /,
  'Disposição dos módulos',
  'Entregas',
  'Etapas',
  'Feedback',
  'Homologação',
  'Impressão',
  'Notas',
  'Obra',
  'Propostas e pedidos',
  'Tarefas',
  'Tudo',
]

const isReading = (name: string | null): boolean =>
  reading.some((each) => (typeof each === 'string' ? each === name : name !== null && each.test(name)))

describe.each(details)('the detail of %s', (...detail) => {
  test('COMP-002 a BUYER may act', async () => {
    draw('BUYER', detail)
    expect(await listControls()).toContain(detail[4])
  })

  test('COMP-002 a VIEWER sees nothing that acts', async () => {
    draw('VIEWER', detail)
    const controls = await listControls()
    expect(controls.length).toBeGreaterThan(3)
    expect(controls.filter((name) => !isReading(name))).toEqual([])
  })
})
