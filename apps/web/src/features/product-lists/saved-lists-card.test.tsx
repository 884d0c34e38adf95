import { readCart } from '@girassol/contract/cart'
import {
  addProductListToCart,
  changeProductList,
  copyProductList,
  createProductList,
  listProductLists,
  type ProductListRow,
  type ProductListView,
  removeProductList,
  showProductList,
} from '@girassol/contract/product-lists'
import { readSession } from '@girassol/contract/session'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { SavedListsCard } from './saved-lists-card.tsx'

const roof: ProductListRow = { id: 7, name: 'Telhado', version: 3, products: 2, updatedAt: '2026-11-20T12:00:00.000Z' }
const items = [
  { code: '10010005', quantity: 10 },
  { code: '10200001', quantity: 40 },
]
const view: ProductListView = { ...roof, items: items.map((item) => ({ ...item, name: item.code, isAvailable: true })) }

const opened = (lists: readonly ProductListRow[] = [roof]) => {
  const onOpen = vi.fn()
  const api = fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(readCart, null)
    .on(listProductLists, { data: [...lists] })
    .on(showProductList, view)
  renderScreen(
    <SessionProvider>
      <SavedListsCard canRead items={[...items, { code: '10010005', quantity: 2 }]} onOpen={onOpen} />
    </SessionProvider>,
  )
  return { api, onOpen, user: userEvent.setup() }
}
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Ações da lista Telhado' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

test('FAST-011 what is shown is saved under a name; a name that exists is said in the dialog', async () => {
  const { api, user } = opened([])
  expect(await screen.findByText(/salve-a com um nome/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Salvar como lista' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Salvar como lista' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(dialog.getByText('Campo obrigatório')).toBeTruthy()
  api.on(createProductList, refusing(409, 'Já existe uma lista com este nome.'))
  await user.type(dialog.getByRole('textbox', { name: 'Nome da lista' }), 'Telhado{Enter}')
  expect(await dialog.findByText('Já existe uma lista com este nome.')).toBeTruthy()
  api.on(createProductList, view)
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsTo(createProductList).at(-1)?.body).toEqual({
    name: 'Telhado',
    items: [
      { code: '10010005', quantity: 12 },
      { code: '10200001', quantity: 40 },
    ],
  })
})

test('FAST-012 the whole list goes to the cart, and what could not is named', async () => {
  const { api, user } = opened()
  const gone = {
    row: 2,
    read: '',
    code: '10200001',
    name: 'Grampo',
    quantity: 40,
    verdict: 'OUT_OF_STOCK' as const,
    sentence: 'Produto fora de estoque!',
    availability: null,
    offers: [],
  }
  api.on(addProductListToCart, { cart: anOrder({ status: 'CART' }), differing: [gone] })
  expect((await screen.findByText('2 produtos')).textContent).toBe('2 produtos')
  const add = screen.getByRole('button', { name: 'Adicionar ao carrinho: Telhado' })
  expect(add.textContent).toContain('Adicionar ao carrinho')
  await user.click(add)
  expect(await screen.findByText('Telhado foi para o carrinho.')).toBeTruthy()
  expect(await screen.findByText('Grampo: Produto fora de estoque!')).toBeTruthy()
})

test('FAST-011 a list is opened as text, renamed, copied and replaced by what is shown', async () => {
  const { api, onOpen, user } = opened()
  await choose(user, 'Abrir para editar')
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(['10010005;10', '10200001;40']))
  api.on(changeProductList, view).on(copyProductList, view)
  await choose(user, 'Renomear')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome da lista' })
  expect(name.value).toBe('Telhado')
  await user.type(name, ' novo{Enter}')
  await waitFor(() => expect(api.callsTo(changeProductList)[0]?.body).toEqual({ version: 3, name: 'Telhado novo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose(user, 'Duplicar')
  await user.type(await screen.findByRole('textbox', { name: 'Nome da lista' }), 'Cópia{Enter}')
  await waitFor(() => expect(api.callsTo(copyProductList)[0]?.body).toEqual({ name: 'Cópia' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose(user, 'Trocar pelos produtos da conferência')
  await waitFor(() =>
    expect(api.callsTo(changeProductList).at(-1)?.body).toMatchObject({ version: 3, items: [{}, {}] }),
  )
})

test('FAST-011 C-191 for 10 s a removed list can be brought back with its products', async () => {
  const { api, user } = opened()
  const shown = vi.spyOn(notifications, 'show')
  api.on(removeProductList, null).on(createProductList, view)
  await choose(user, 'Remover')
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
  expect(shown.mock.calls.map(([{ autoClose }]) => autoClose)).toEqual([10_000])
  await waitFor(() => expect(api.callsTo(createProductList)[0]?.body).toEqual({ name: 'Telhado', items }))
  expect(api.callsTo(removeProductList)[0]?.query).toEqual({ version: '3' })
})
