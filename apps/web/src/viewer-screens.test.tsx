import { readCart } from '@girassol/contract/cart'
import { listLinks } from '@girassol/contract/links'
import { listOrders } from '@girassol/contract/orders'
import { listProposals } from '@girassol/contract/proposals'
import { readSession } from '@girassol/contract/session'
import { listSiteOptions, listSites } from '@girassol/contract/sites'
import { aPointsProduct } from '@girassol/test-data/points-products'
import { aPanel } from '@girassol/test-data/products'
import { aSession } from '@girassol/test-data/sessions'
import { aSiteList } from '@girassol/test-data/sites'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from './access/session.tsx'
import { BudgetListScreen } from './features/budgets/list/budget-list-screen.tsx'
import { AddToCart } from './features/catalogue/browsing/add-to-cart.tsx'
import { WishButton } from './features/catalogue/product/wish-button.tsx'
import { Shortcuts } from './features/dashboard/home/shortcuts.tsx'
import { OrderListScreen } from './features/orders/list/order-list-screen.tsx'
import { StoreCard } from './features/points-store/store-card.tsx'
import { ProposalListScreen } from './features/proposals/list/proposal-list-screen.tsx'
import { SiteListScreen } from './features/sites/list/site-list-screen.tsx'
import { fakeApi } from './lib/fake-api.ts'
import { renderScreen } from './lib/render-screen.tsx'

const nothing = { data: [], total: 0, totalIsExact: true }

const gift = <StoreCard product={aPointsProduct()} tradeable={99_999} term="" onOpen={() => undefined} />

const rooms: readonly (readonly [room: string, shown: ReactNode, acting: RegExp])[] = [
  ['home', <Shortcuts key="home" />, /^Monte seu gerador/],
  ['orders', <OrderListScreen key="orders" />, /^Novo Pedido$/],
  ['budgets', <BudgetListScreen key="budgets" />, /^Novo Orçamento$/],
  ['proposals', <ProposalListScreen key="proposals" />, /^Nova proposta$/],
  ['sites', <SiteListScreen key="sites" />, /^Nova obra$/],
  ['cart', <AddToCart key="cart" product={aPanel()} />, /^Adicionar /],
  ['wishes', <WishButton key="wishes" product={aPanel()} />, /^Lista de desejos/],
  ['points store', gift, /^(Trocar|Lista de desejos)/],
]

const draw = (companyRole: 'BUYER' | 'VIEWER', shown: ReactNode) => {
  fakeApi()
    .on(readSession, aSession('INTEGRATOR', { companyRole }))
    .on(readCart, null)
    .on(listLinks, [])
    .on(listOrders, nothing)
    .on(listProposals, nothing)
    .on(listSites, aSiteList())
    .on(listSiteOptions, { people: [], cities: [] })
  renderScreen(
    <SessionProvider>
      {shown}
      <p>Desenhado</p>
    </SessionProvider>,
  )
}

const findActing = (name: RegExp) => [
  ...screen.queryAllByRole('button', { name }),
  ...screen.queryAllByRole('link', { name }),
]

describe.each(rooms)('the room %s', (_room, shown, acting) => {
  test('COMP-002 a BUYER may act', async () => {
    draw('BUYER', shown)
    await waitFor(() => expect(findActing(acting)).not.toEqual([]))
  })

  test('COMP-002 a VIEWER sees nothing that acts', async () => {
    draw('VIEWER', shown)
    await screen.findByText('Desenhado')
    expect(findActing(acting)).toEqual([])
  })
})
