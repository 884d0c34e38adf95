import { readCart } from '@girassol/contract/cart'
import { listSellers } from '@girassol/contract/sellers'
import { readSession } from '@girassol/contract/session'
import { aSeller, sellerPage } from '@girassol/test-data/sellers'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { sellerScope } from '../../lib/seller-scope.ts'
import { stopClock } from '../../lib/test-stopped-clock.ts'
import { SelectSellerDialog } from './select-seller-dialog.tsx'

afterEach(() => sellerScope.clear())

const open = async (answer?: Parameters<ReturnType<typeof fakeApi>['on']>[1]) => {
  const onClose = vi.fn()
  const api = fakeApi()
    .on(readSession, aSession('COMMERCIAL'))
    .on(readCart, refusing(404, 'Não encontrado.'))
    .on(listSellers, ({ query }) => sellerPage(60, { skip: Number(query.skip), take: Number(query.take) }))
  if (answer !== undefined) api.on(listSellers, answer as never)
  renderScreen(
    <SessionProvider>
      <SelectSellerDialog current={null} isRequired onClose={onClose} />
    </SessionProvider>,
  )
  await screen.findByRole('dialog', { name: 'Selecionar integrador' })
  return { api, onClose, user: userEvent.setup() }
}

describe('choosing an integrator', () => {
  test('SEL-007 SEL-009 SEL-010 lists five a page with name, CNPJ and place, and turns the pages', async () => {
    const { api, user } = await open()
    expect(await screen.findAllByRole('radio')).toHaveLength(5)
    expect(screen.getAllByText('11.222.333/0001-81')).toHaveLength(5)
    expect(screen.getAllByText('Goiânia/GO')).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Página 12' }))
    expect(await screen.findByRole('radio', { name: 'Sol do Cerrado 60' })).toBeTruthy()
    expect(api.callsTo(listSellers).map(({ query }) => query)).toEqual([
      { skip: '1', take: '5' },
      { skip: '12', take: '5' },
    ])
  })

  test('SEL-007 shows one page at each end and three around the current one', async () => {
    const { user } = await open()
    await screen.findAllByRole('radio')
    await user.click(screen.getByRole('button', { name: 'Página 4' }))
    await user.click(await screen.findByRole('button', { name: 'Página 5' }))
    await waitFor(() => {
      const shown = screen.getAllByRole('button', { name: /^Página \d+$/ }).map((button) => button.textContent)
      expect(shown).toEqual(['1', '4', '5', '6', '12'])
    })
  })

  test('SEL-005 fewer than 3 characters are not searched', async () => {
    const { api, user } = await open()
    await screen.findAllByRole('radio')
    await user.type(screen.getByRole('searchbox'), 'so{Enter}')
    expect(await screen.findByText('Digite ao menos 3 caracteres para iniciar a busca')).toBeTruthy()
    await stopClock().pass(5000)
    expect(api.callsTo(listSellers)).toHaveLength(1)
  })

  test('SEL-008 one request is sent 500 ms after the last key', async () => {
    const { api } = await open()
    await screen.findAllByRole('radio')
    const clock = stopClock()
    for (const typed of ['cer', 'cerrado']) {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })
      await clock.pass(499)
      expect(api.callsTo(listSellers)).toHaveLength(1)
    }
    await clock.pass(20)
    expect(api.callsTo(listSellers)).toHaveLength(2)
    expect(api.callsTo(listSellers)[1]?.query).toEqual({ skip: '1', take: '5', term: 'cerrado' })
  })

  test('SEL-001 without an integrator it cannot be closed', async () => {
    const { onClose, user } = await open()
    await user.keyboard('{Escape}')
    const overlay = document.querySelector('[class*="overlay"]')
    if (overlay) await user.click(overlay)
    expect(screen.queryByRole('button', { name: /Fechar|Cancelar/ })).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('SEL-006 confirming without a choice shows an error and changes nothing', async () => {
    const { onClose, user } = await open()
    await screen.findAllByRole('radio')
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Selecione um integrador')
    expect(onClose).not.toHaveBeenCalled()
    expect(sellerScope.get()).toBeUndefined()
  })

  test('SEL-011 a choice is saved, reported and closes the dialog', async () => {
    const { onClose, user } = await open()
    await user.click(await screen.findByRole('radio', { name: 'Sol do Cerrado 3' }))
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(await screen.findByText('Integrador alterado com sucesso!')).toBeTruthy()
    expect(sellerScope.get()).toBe('INT003')
    expect(localStorage.getItem('girassol-seller')).toBe('INT003')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('SEL-009 no result and a failing server are shown in place', async () => {
    const { api, user } = await open({ data: [], total: 0, totalIsExact: true })
    expect(await screen.findByText(/Nenhum integrador aprovado/)).toBeTruthy()
    api.on(listSellers, refusing(409, 'A lista mudou.'))
    await user.type(screen.getByRole('searchbox'), 'cerrado{Enter}')
    expect(await screen.findByText('A lista mudou.')).toBeTruthy()
    api.on(listSellers, { data: [aSeller(8)], total: 1, totalIsExact: true })
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('radio', { name: 'Sol do Cerrado 8' })).toBeTruthy()
  })
})
