import { checkSystems, showSetup } from '@girassol/contract/setup'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { SetupBoard } from './setup-board.tsx'

const empty = {
  branches: ['Matriz'],
  products: 0,
  productsWithoutPicture: 0,
  freightStates: 0,
  distributorName: null,
  colleagues: 0,
  approvedIntegrators: 0,
  pendingIntegrators: 0,
}
const full = {
  branches: ['Goiânia'],
  products: 1142,
  productsWithoutPicture: 37,
  freightStates: 27,
  distributorName: 'Sol Distribuidora',
  colleagues: 3,
  approvedIntegrators: 1,
  pendingIntegrators: 0,
}
const answering = { erp: 'ANSWERS', mail: 'ANSWERS', checkedAt: '2026-11-21T12:00:00.000Z' } as const

const open = async (facts: typeof empty | typeof full, checks: typeof answering | object = answering) => {
  const api = fakeApi()
    .on(showSetup, { isOpen: true, facts })
    .on(checkSystems, { ...answering, ...checks })
  const { router } = renderScreen(<SetupBoard />, '/')
  const items = await screen.findAllByRole('listitem')
  await waitFor(() => expect(screen.queryByText('testando')).toBeNull())
  const item = (name: string) => {
    const found = items.find((each) => within(each).queryByText(name, { selector: 'strong' }))
    if (found === undefined) throw new Error(`no item ${name}`)
    return within(found)
  }
  return { api, router, user: userEvent.setup(), item }
}

describe('the list of an empty system', () => {
  test('USE-027 the eight items are in the order of need, each with its mark in words', async () => {
    await open(empty)
    const [list] = screen.getAllByRole('list')
    const names = within(list as HTMLElement)
      .getAllByRole('listitem')
      .map((each) => each.querySelector('strong')?.textContent)
    expect(names).toEqual([
      'Filial',
      'Catálogo',
      'ERP',
      'Tabela de frete',
      'Números da casa',
      'Usuários',
      'Integradores',
      'E-mail',
    ])
    expect(screen.getByRole('heading', { name: '2 de 8 prontos' })).toBeTruthy()
    expect(screen.getByText('agora: Filial')).toBeTruthy()
    expect(screen.getAllByText('falta')).toHaveLength(6)
    expect(screen.getAllByText('pronto')).toHaveLength(2)
  })

  test('USE-027 each item leads to its page, and the first open one is the next step', async () => {
    const { router, user, item } = await open({ ...full, freightStates: 0, colleagues: 0 })
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
    expect(item('Catálogo').getByText('1.142 produtos · 37 sem foto')).toBeTruthy()
    expect(item('Filial').getByRole('link', { name: 'Ver Filial' }).getAttribute('href')).toBe('/administracao/filiais')
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:template')
    await user.click(item('Usuários').getByRole('button', { name: 'Baixar modelo de usuários' }))
    expect(saved).toHaveBeenCalledOnce()
    await user.click(item('Tabela de frete').getByRole('button', { name: 'Importar frete' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/administracao/frete/importar'))
  })

  test('USE-027 a failed test shows its reason, how it is corrected, and can be made again', async () => {
    const { api, user, item } = await open(full, { mail: 'LOGIN_REFUSED' })
    expect(item('E-mail').getByText('com erro')).toBeTruthy()
    expect(item('E-mail').getByText('Falha no teste: usuário ou senha recusados pelo servidor')).toBeTruthy()
    await user.click(item('E-mail').getByRole('button', { name: 'Corrigir E-mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Corrigir E-mail' }))
    expect(dialog.getByText('SMTP_URL')).toBeTruthy()
    api.on(checkSystems, answering)
    await user.click(dialog.getByRole('button', { name: /Testar de novo/ }))
    expect(await dialog.findByText('Teste: respondeu.')).toBeTruthy()
    expect(screen.getByText('Tudo pronto.')).toBeTruthy()
  })

  test('USE-027 the board says that everything is ready once each step is done', async () => {
    await open(full)
    expect(screen.getByRole('heading', { name: 'Tudo pronto.' })).toBeTruthy()
    expect(screen.queryByText('falta')).toBeNull()
    expect(document.querySelector('[aria-current="step"]')).toBeNull()
  })
})
