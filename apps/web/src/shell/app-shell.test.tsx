import { emptyCart, readCart } from '@girassol/contract/cart'
import { listConsultants } from '@girassol/contract/consultants'
import { listLinks } from '@girassol/contract/links'
import { listSellers } from '@girassol/contract/sellers'
import { logout, readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOrder } from '@girassol/test-data/orders'
import { sellerPage } from '@girassol/test-data/sellers'
import { aSession } from '@girassol/test-data/sessions'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../lib/fake-api.ts'
import { sellerScope } from '../lib/seller-scope.ts'
import { setUnsaved } from '../lib/unsaved-changes.ts'
import { renderShell } from './render-shell.tsx'

const left = vi.fn()

beforeEach(() => {
  left.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(left)
})

const serving = (role: Role) =>
  fakeApi()
    .on(readSession, aSession(role))
    .on(logout, null)
    .on(readCart, refusing(404, 'Não encontrado.'))
    .on(listLinks, [])
    .on(listConsultants, [])
    .on(listSellers, ({ query }) => {
      if (query.erpCode === undefined) return sellerPage(60, { skip: Number(query.skip), take: Number(query.take) })
      const data = sellerPage(60, { skip: 1, take: 60 }).data.filter(({ erpCode }) => erpCode === query.erpCode)
      return { data, total: data.length, totalIsExact: true }
    })

test('REL-014 staff see on every screen which outside systems are simulated, and integrators do not', async () => {
  serving('FINANCIAL').on(readSession, aSession('FINANCIAL', { simulatedSystems: ['ERP', 'GATEWAY'] }))
  renderShell('/orcamentos')
  expect(await screen.findByText('Sistemas simulados: ERP e Pagamentos.')).toBeTruthy()
})

test('REL-014 without simulated systems there is no notice', async () => {
  serving('COMMERCIAL')
  renderShell('/orcamentos')
  expect(await screen.findByRole('heading', { name: 'Orçamentos' })).toBeTruthy()
  expect(screen.queryByText(/simulados/)).toBeNull()
})

test('COMP-002 a VIEWER reads on every screen that his access only reads', async () => {
  serving('CONTRIBUTOR').on(readSession, aSession('CONTRIBUTOR', { companyRole: 'VIEWER' }))
  renderShell('/orcamentos')
  expect(await screen.findByText('Seu acesso é de consulta.')).toBeTruthy()
})

test('COMP-002 a BUYER has no notice about his access', async () => {
  serving('CONTRIBUTOR')
  renderShell('/orcamentos')
  expect(await screen.findByRole('heading', { name: 'Orçamentos' })).toBeTruthy()
  expect(screen.queryByText('Seu acesso é de consulta.')).toBeNull()
})

describe('access to the shell', () => {
  test('AUTH-003 the user is loaded before a private screen is drawn', async () => {
    const session = Promise.withResolvers<ReturnType<typeof aSession>>()
    serving('INTEGRATOR').on(readSession, () => session.promise)
    renderShell('/orcamentos')
    expect(await screen.findByRole('status', { name: 'Carregando' })).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()
    session.resolve(aSession('INTEGRATOR'))
    expect(await screen.findByRole('heading', { name: 'Orçamentos' })).toBeTruthy()
  })

  test('AUTH-001 AUTH-004 without a session the user is logged out and sent to login, to return later', async () => {
    const api = serving('INTEGRATOR').on(readSession, refusing(401, 'Entre para continuar.'))
    window.history.replaceState(null, '', '/orcamentos')
    renderShell('/orcamentos')
    await waitFor(() => expect(left).toHaveBeenCalledWith('/login?next=%2Forcamentos'))
    expect(api.callsTo(logout)).not.toHaveLength(0)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('C-09 a seller no longer approved is informed at the login page', async () => {
    serving('INTEGRATOR').on(readSession, refusing(401, 'Entre para continuar.', { reason: 'sellerNotApproved' }))
    window.history.replaceState(null, '', '/')
    renderShell('/')
    await waitFor(() => expect(left).toHaveBeenCalledWith('/login?motivo=cadastro'))
  })

  test('USE-024 C-12 a screen that the role may not open says so, with a link to the home', async () => {
    serving('FINANCIAL')
    const { router, user } = renderShell('/orcamentos')
    expect(await screen.findByRole('heading', { name: 'Seu perfil não abre esta página' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/orcamentos')
    await user.click(screen.getByRole('link', { name: 'Ir para o início' }))
    expect(await screen.findByRole('heading', { name: 'Início' })).toBeTruthy()
  })

  test('COMP-002 USE-024 a screen that only changes something tells a VIEWER that he only reads', async () => {
    serving('INTEGRATOR').on(readSession, aSession('INTEGRATOR', { companyRole: 'VIEWER' }))
    const { router } = renderShell('/monte-seu-gerador')
    expect(await screen.findByText('Aqui se cria ou altera, e o seu acesso é de consulta.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Loja' })).toBeNull()
    await router.navigate({ to: '/orcamentos' })
    expect(await screen.findByRole('heading', { name: 'Orçamentos' })).toBeTruthy()
  })

  test('COMP-002 a BUYER opens a screen that only changes something', async () => {
    serving('INTEGRATOR').on(readSession, aSession('INTEGRATOR', { companyRole: 'BUYER' }))
    renderShell('/monte-seu-gerador')
    expect(await screen.findByRole('heading', { name: 'Loja' })).toBeTruthy()
  })

  test('AUTH-002 C-11 an unknown path is reported, with a link to the home', async () => {
    serving('INTEGRATOR')
    renderShell('/orcamentosx')
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/')
  })
})

describe('the user menu', () => {
  test('NAV-011 NAV-013 Sair asks for confirmation first; Cancelar stays logged in, confirming ends the session', async () => {
    const api = serving('COMMERCIAL')
    const { user } = renderShell('/')
    await user.click(await screen.findByRole('button', { name: 'MA Menu de Marina Alves' }))
    expect(await screen.findByText('Comercial')).toBeTruthy()
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }))
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(api.callsTo(logout)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: /Menu de Marina Alves/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }))
    await user.click(await screen.findByRole('button', { name: /^Sair/ }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('/login'))
  })
})

describe('the cart in the bar', () => {
  test.each([
    ['MP', '/monte-seu-gerador?passo=3'],
    ['PA', '/kits-prontos?passo=3'],
    ['BF', '/sales/promocoes?passo=3'],
  ] as const)(
    'NAV-004 NAV-009 USE-015 C-21 an open %s cart shows its items and total, and links to its summary',
    async (type, to) => {
      serving('INTEGRATOR').on(readCart, anOrder({ status: 'CART', type }))
      const { router, user } = renderShell('/')
      await user.click(await screen.findByRole('button', { name: /Carrinho: 1 item R\$\s10\.125,93/ }))
      await waitFor(() => expect(router.state.location.href).toBe(to))
    },
  )

  test('USE-015 Back returns focus to the row that was left, and a link forward to the title', async () => {
    serving('INTEGRATOR').on(readCart, refusing(404, 'Não encontrado.'))
    const { router, user } = renderShell('/orcamentos')
    await user.click(await screen.findByRole('link', { name: 'Abrir' }))
    const title = await screen.findByRole('heading', { name: 'Orçamento 7' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    router.history.back()
    await screen.findByRole('heading', { name: 'Orçamentos' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Abrir' })))
  })

  test('NAV-004 without a cart, or with a finished one, it is not shown', async () => {
    serving('INTEGRATOR').on(readCart, anOrder({ status: 'INVOICE' }))
    renderShell('/')
    await screen.findByRole('heading', { name: 'Início' })
    await waitFor(() => expect(screen.queryByRole('button', { name: /Carrinho/ })).toBeNull())
  })

  test('NAV-008 an empty cart is shown as empty', async () => {
    serving('INTEGRATOR').on(readCart, anOrder({ status: 'CART', invoiceItems: [] }))
    const { user } = renderShell('/')
    await user.click(await screen.findByRole('button', { name: /Carrinho: 0/ }))
    expect(await screen.findByText('Seu carrinho está vazio')).toBeTruthy()
  })

  test('STORE-020 C-29 without permission to see prices the subtotal is a dash', async () => {
    serving('INTEGRATOR').on(readCart, anOrder({ status: 'CART', subTotal: null, totalInvoice: null }))
    renderShell('/')
    expect((await screen.findByRole('button', { name: /Carrinho/ })).textContent).toContain('—')
  })
})

describe('the integrator in context', () => {
  test('SEL-001 SEL-003 opens by itself on a store screen and stays until one is chosen', async () => {
    serving('COMMERCIAL')
    const { user } = renderShell('/monte-seu-gerador')
    expect(await screen.findByRole('dialog', { name: 'Selecionar integrador' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Selecionar integrador' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
  })

  test('SEL-002 SEL-003 elsewhere it opens only on request', async () => {
    serving('COMMERCIAL')
    renderShell('/orcamentos')
    expect(await screen.findByRole('button', { name: /Solicitante Selecione um integrador\.\.\./ })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each<[Role, boolean]>([
    ['ADMINISTRATOR', true],
    ['COMMERCIAL', true],
    ['COMMERCIAL_SUPERVISOR', true],
    ['CUSTOMER_SUCCESS', true],
    ['FINANCIAL', false],
    ['INTEGRATOR', false],
  ])('SEL-004 %s chooses an integrator: %s', async (role, chooses) => {
    serving(role)
    renderShell('/')
    await screen.findByRole('heading', { name: 'Início' })
    expect(screen.queryByRole('button', { name: /Solicitante/ }) !== null).toBe(chooses)
  })

  test('SEL-002 AUTH-009 the chosen one is shown, sent with every call and remembered', async () => {
    sellerScope.set('INT001')
    const api = serving('COMMERCIAL')
    renderShell('/monte-seu-gerador')
    expect(await screen.findByRole('button', { name: /Solicitante Sol do Cerrado 1/ })).toBeTruthy()
    expect(api.callsTo(readCart)[0]?.headers.get('sellerid')).toBe('INT001')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('C-04 one that is no longer approved is forgotten, and the dialog opens', async () => {
    sellerScope.set('INT777')
    serving('COMMERCIAL')
    renderShell('/monte-seu-gerador')
    expect(await screen.findByRole('dialog', { name: 'Selecionar integrador' })).toBeTruthy()
    expect(sellerScope.get()).toBeUndefined()
  })

  test('C-30 SEL-011 changing it with items in the cart asks for confirmation, empties the cart and then changes', async () => {
    sellerScope.set('INT001')
    const api = serving('COMMERCIAL')
      .on(readCart, anOrder({ status: 'CART' }))
      .on(emptyCart, null)
    const { user } = renderShell('/')
    await screen.findByRole('button', { name: /Carrinho: 1/ })
    await user.click(await screen.findByRole('button', { name: /Solicitante Sol do Cerrado 1/ }))
    await user.click(await screen.findByRole('radio', { name: 'Sol do Cerrado 2' }))
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(await screen.findByText(/tem 1 item\./)).toBeTruthy()
    expect(sellerScope.get()).toBe('INT001')
    await user.click(screen.getByRole('button', { name: /^Trocar e esvaziar/ }))
    expect(await screen.findByText('Integrador alterado com sucesso!')).toBeTruthy()
    expect(api.callsTo(emptyCart).map(({ headers }) => headers.get('sellerid'))).toEqual(['INT001'])
    expect(sellerScope.get()).toBe('INT002')
    expect(screen.getByRole('heading', { name: 'Início' })).toBeTruthy()
  })

  test('C-30 if the cart cannot be emptied the integrator does not change', async () => {
    sellerScope.set('INT001')
    serving('COMMERCIAL')
      .on(readCart, anOrder({ status: 'CART' }))
      .on(emptyCart, refusing(409, 'O carrinho mudou.'))
    const { user } = renderShell('/')
    await screen.findByRole('button', { name: /Carrinho: 1/ })
    await user.click(await screen.findByRole('button', { name: /Solicitante Sol do Cerrado 1/ }))
    await user.click(await screen.findByRole('radio', { name: 'Sol do Cerrado 2' }))
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    await user.click(await screen.findByRole('button', { name: /^Trocar e esvaziar/ }))
    expect(await screen.findByText('O carrinho mudou.')).toBeTruthy()
    expect(sellerScope.get()).toBe('INT001')
  })
})

describe('the entry of the points management', () => {
  const openedWith = async (role: Role, pointsEnabled: boolean | null) => {
    const still = window.matchMedia('')
    vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
    const api = serving(role)
    if (pointsEnabled !== null) {
      const data = sellerPage(1, { skip: 1, take: 1 }).data.map((seller) => ({ ...seller, pointsEnabled }))
      sellerScope.set(data[0]?.erpCode ?? '')
      api.on(listSellers, { data, total: 1, totalIsExact: true })
    }
    renderShell('/')
    await screen.findByRole('heading', { name: 'Início' })
    if (pointsEnabled !== null) await waitFor(() => expect(api.callsTo(listSellers)).not.toHaveLength(0))
    return screen
  }
  const entry = { name: 'Gerenciar Pontos' }

  test('NAV-024 C-17 an administrator has it while the selected integrator has points disabled', async () => {
    const shown = await openedWith('ADMINISTRATOR', false)
    expect(await shown.findByRole('link', entry)).toBeTruthy()
  })

  test.each([true, null])('NAV-024 C-17 with points %s the administrator does not have it', async (pointsEnabled) => {
    const shown = await openedWith('ADMINISTRATOR', pointsEnabled)
    if (pointsEnabled !== null) await shown.findByRole('button', { name: /Solicitante Sol do Cerrado 1/ })
    expect(shown.queryByRole('link', entry)).toBeNull()
  })

  test('NAV-024 C-17 a points administrator always has it', async () => {
    const shown = await openedWith('POINTS_ADMINISTRATOR', null)
    expect(await shown.findByRole('link', entry)).toBeTruthy()
  })
})

describe('without a connection', () => {
  afterEach(() => onlineManager.setOnline(true))

  test('USE-010 a strip in the bar shows how many changes are not saved', async () => {
    serving('INTEGRATOR')
    renderShell('/orcamentos')
    await screen.findByRole('heading', { name: 'Orçamentos' })
    const queue = {}
    act(() => onlineManager.setOnline(false))
    const bar = within(screen.getByRole('banner'))
    expect(bar.getByText('Sem conexão. Os dados podem estar desatualizados.')).toBeTruthy()
    act(() => setUnsaved(queue, 1))
    expect(bar.getByText('Sem conexão. 1 alteração ainda não foi salva.')).toBeTruthy()
    act(() => setUnsaved(queue, 3))
    expect(bar.getByText('Sem conexão. 3 alterações ainda não foram salvas.')).toBeTruthy()
    act(() => onlineManager.setOnline(true))
    expect(bar.queryByText(/Sem conexão/)).toBeNull()
    act(() => setUnsaved(queue, 0))
  })
})
