import { readCart } from '@girassol/contract/cart'
import { listConsultants } from '@girassol/contract/consultants'
import { type LinkView, listLinks } from '@girassol/contract/links'
import { listApprovals } from '@girassol/contract/purchase-approvals'
import { listSellers } from '@girassol/contract/sellers'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { sellerPage } from '@girassol/test-data/sellers'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../lib/fake-api.ts'
import { sellerScope } from '../lib/seller-scope.ts'
import { renderShell } from './render-shell.tsx'

afterEach(() => sellerScope.clear())

const links: LinkView[] = [
  { id: 1, place: 'modules', label: 'Potencial solar', url: 'https://potencial.example/' },
  { id: 2, place: 'apps', label: 'Consulta de NF-e', url: 'https://notas.example/' },
]
const consultants = [{ states: 'SP,GO', consultantName: 'Renata Prado', phoneNumber: '11940000101' }]

/** What is loaded when the browser is idle. */
const patient = { timeout: 10_000 }

const serving = (role: Role) =>
  fakeApi()
    .on(readSession, aSession(role))
    .on(readCart, refusing(404, 'Não encontrado.'))
    .on(listSellers, sellerPage(3, { skip: 1, take: 5 }))
    .on(listLinks, links)
    .on(listConsultants, consultants)

const openMenu = async () => {
  const { user, router } = renderShell('/')
  await screen.findByRole('heading', { name: 'Início' })
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
  return { user, router, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) }
}

describe('the side menu', () => {
  test.each<[Role, string[]]>([
    [
      'ADMINISTRATOR',
      [
        'Início',
        'Loja Online',
        'Compra rápida',
        'Meus Pedidos',
        'Orçamentos',
        'Obras',
        'Homologações',
        'Garantias',
        'Ocorrências',
        'Negociações',
        'Reservas de estoque',
        'Indicadores',
        'Análise Cartão de Crédito',
        'Conciliação',
        'Pontos',
      ],
    ],
    [
      'FINANCIAL',
      ['Início', 'Meus Pedidos', 'Garantias', 'Ocorrências', 'Indicadores', 'Análise Cartão de Crédito', 'Conciliação'],
    ],
  ])('NAV-002 NAV-022 of %s: %j', async (role, expected) => {
    serving(role)
    const { menu } = await openMenu()
    const items = within(menu.getByRole('navigation', { name: 'Menu' })).getAllByRole('link')
    expect(items.map((item) => item.textContent)).toEqual(expected)
    expect(await menu.findByText('Módulos')).toBeTruthy()
  })

  test('NAV-002 NAV-003 C-15 its modules open outside the portal, in a tab without access to it', async () => {
    serving('INTEGRATOR')
    const { user, menu } = await openMenu()
    await user.click(await menu.findByText('Módulos'))
    const link = menu.getByRole('link', { name: /^Potencial solar/ })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://potencial.example/',
      '_blank',
      'noopener noreferrer',
    ])
    expect(menu.queryByRole('link', { name: /Consulta de NF-e/ })).toBeNull()
  })

  test('C-157 PROP-028 the places of the company are shown to the roles that may open them, and close the menu', async () => {
    serving('MANAGER')
    const { user, router, menu } = await openMenu()
    await user.click(await menu.findByRole('link', { name: 'Marca da empresa' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
    expect(router.state.location.pathname).toBe('/empresa/marca')
  })

  test.each([
    [
      'INTEGRATOR',
      [
        'Marca da empresa',
        'Usuários da empresa',
        'Limites da empresa',
        'Atividade da empresa',
        'Integrações',
        'Crédito e dados da empresa',
      ],
    ],
    ['MANAGER', ['Marca da empresa']],
  ] as const)('COMP-003 COMP-009 a company that %s works for has the places %j', async (role, places) => {
    serving(role)
    const { menu } = await openMenu()
    const company = within(await menu.findByRole('navigation', { name: 'Empresa' }))
    expect(company.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(places)
  })

  test('COMP-016 the button and the entry of the approvals say how many wait for the user', async () => {
    serving('MANAGER').on(listApprovals, { data: [], total: 3, totalIsExact: true, waiting: 2 })
    const { user } = renderShell('/')
    await user.click(await screen.findByRole('button', { name: 'Abrir menu, 2 esperam por você' }, patient))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(menu.getByRole('link', { name: 'Aprovações 2 esperam por você' }).getAttribute('href')).toBe('/aprovacoes')
  })

  test('C-157 without a place of the company there is no heading of one', async () => {
    serving('ADMINISTRATOR')
    const { menu } = await openMenu()
    await menu.findByText('Módulos')
    expect(menu.queryByText('Empresa')).toBeNull()
  })

  test('C-15 without configured modules the section is not shown', async () => {
    serving('INTEGRATOR').on(listLinks, [])
    const { menu } = await openMenu()
    expect(menu.queryByText('Módulos')).toBeNull()
  })
})

describe('the apps popover', () => {
  const opened = async (role: Role) => {
    serving(role)
    const { user } = renderShell('/')
    await user.click(await screen.findByRole('button', { name: 'Aplicativos' }))
    const items = await screen.findAllByRole('menuitem')
    return items.map((item) => [item.textContent, item.getAttribute('href')])
  }
  const outside = ['Consulta de NF-e (abre em outra aba)', 'https://notas.example/']
  const others = ['Outros métodos de pagamento', '/outros-metodos-de-pagamento']

  test('NAV-005 NAV-006 an administrator and an integrator find their allowed apps there', async () => {
    expect(await opened('ADMINISTRATOR')).toEqual([others, ['Administração', '/administracao'], outside])
  })

  test('NAV-006 an integrator finds only the links', async () => {
    expect(await opened('INTEGRATOR')).toEqual([outside])
  })

  test('NAV-006 C-14 C-15 logistics finds the orders there', async () => {
    expect(await opened('LOGISTICS')).toEqual([['Pedidos', '/pedidos'], others, outside])
  })

  test('C-15 without entries it is not shown', async () => {
    const api = serving('INTEGRATOR').on(listLinks, [])
    renderShell('/')
    await screen.findByRole('heading', { name: 'Início' })
    await waitFor(() => expect(api.callsTo(listLinks)).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Aplicativos' })).toBeNull()
  })
})

describe('the user menu', () => {
  const labelsFor = async (role: Role) => {
    serving(role)
    const { user } = renderShell('/')
    await user.click(await screen.findByRole('button', { name: /Menu de Marina Alves/ }))
    return (await screen.findAllByRole('menuitem')).map((item) => [item.textContent, item.getAttribute('href')])
  }

  test('NAV-011 NAV-012 an integrator has picture, profile, company and logout', async () => {
    expect(await labelsFor('INTEGRATOR')).toEqual([
      ['Alterar imagem', null],
      ['Meu perfil', '/perfil/usuario'],
      ['Minha empresa', '/perfil/empresa'],
      ['Sair', null],
    ])
  })

  test.each<Role>(['COMMERCIAL', 'MANAGER', 'CONTRIBUTOR'])('NAV-012 %s has no company entry', async (role) => {
    expect((await labelsFor(role)).map(([label]) => label)).toEqual(['Alterar imagem', 'Meu perfil', 'Sair'])
  })
})

test('NAV-011 the row height is chosen in the user menu and remembered by the browser', async () => {
  serving('INTEGRATOR')
  const { user } = renderShell('/')
  await user.click(await screen.findByRole('button', { name: /Menu de Marina Alves/ }))
  const choice = (name: string) => screen.findByRole('menuitemradio', { name })
  expect((await choice('Confortável')).getAttribute('aria-checked')).toBe('true')
  await user.click(await choice('Compacta'))
  expect((await choice('Compacta')).getAttribute('aria-checked')).toBe('true')
  expect(localStorage.getItem('girassol-row-density')).toBe('compact')
  await user.click(await choice('Confortável'))
})

describe('the consultant', () => {
  const button = () => screen.findByRole('link', { name: 'Fale com um consultor' }, patient)
  const settledWithout = async (api: ReturnType<typeof serving>) => {
    await waitFor(() => expect(api.callsTo(listConsultants)).toHaveLength(1), patient)
    expect(screen.queryByRole('link', { name: 'Fale com um consultor' })).toBeNull()
  }

  test.each<Role>(['INTEGRATOR', 'MANAGER'])(
    'NAV-014 C-15 %s opens a chat with the consultant of the state',
    async (role) => {
      serving(role)
      renderShell('/')
      const link = await button()
      expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        'https://wa.me/5511940000101',
        '_blank',
        'noopener noreferrer',
      ])
    },
  )

  test('NAV-015 in a state without a consultant there is no button', async () => {
    const api = serving('INTEGRATOR').on(listConsultants, [{ ...consultants[0], states: 'PR,SC' } as never])
    renderShell('/')
    await settledWithout(api)
  })

  test('NAV-014 NAV-015 staff reach the consultant of the chosen integrator, and none before choosing', async () => {
    const api = serving('COMMERCIAL')
    renderShell('/')
    await screen.findByRole('heading', { name: 'Início' })
    expect(api.callsTo(listConsultants)).toHaveLength(0)
    sellerScope.set('INT001')
    expect(await button()).toBeTruthy()
  })
})

describe('the store', () => {
  test('NAV-010 opens without the previously selected group', async () => {
    serving('INTEGRATOR')
    const { user, router } = renderShell('/monte-seu-gerador?passo=2&grupo=1010')
    await screen.findByRole('heading', { name: 'Loja' })
    const enter = async () => {
      await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Loja Online' }),
      )
    }
    await enter()
    await waitFor(() => expect(router.state.location.href).toBe('/sales'))
    await user.keyboard('{Control>}k{/Control}')
    await user.click(await screen.findByRole('option', { name: 'Monte seu gerador' }))
    await waitFor(() => expect(router.state.location.href).toBe('/monte-seu-gerador'))
  })
})

describe('the bar', () => {
  test.each([
    [1499, 'Buscar no portal'],
    [1500, 'Buscar pedidos, clientes, produtos…'],
  ])('CON-011 at %i px says: %s', async (width, label) => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: width >= 16 * Number(/min-width: ([\d.]+)em/.exec(media)?.[1] ?? Number.NaN),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    serving('INTEGRATOR')
    renderShell('/')
    expect((await screen.findByRole('button', { name: /^Buscar/ })).textContent).toBe(`${label}Ctrl K`)
  })
})
