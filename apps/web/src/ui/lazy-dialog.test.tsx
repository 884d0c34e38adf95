import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { ActionMenu } from './action-menu.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

type FileProps = { readonly onClose: () => void }

const FileDialog = ({ onClose }: FileProps) => (
  <Dialog isOpen title="Ficha técnica" onClose={onClose}>
    Três arquivos
  </Dialog>
)

/** A dialog whose file arrives when the test decides, and the button that opens it. */
const dialogOnItsWay = () => {
  const file = Promise.withResolvers<ComponentType<FileProps>>()
  const Lazy = lazyDialog(() => file.promise)
  const Page = () => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Abrir
        </button>
        {isOpen && <Lazy onClose={() => setOpen(false)} />}
      </>
    )
  }
  renderThemed(<Page />)
  return { arrive: () => act(async () => file.resolve(FileDialog)) }
}

const opener = () => screen.getByRole('button', { name: 'Abrir' })
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.textContent)

test('Escape closes a dialog that is still loading, and it does not open later', async () => {
  const { arrive } = dialogOnItsWay()
  await userEvent.click(opener())
  expect(opener().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(opener().getAttribute('aria-expanded')).toBe('false')
  await arrive()
  expect(dialogs()).toEqual([])
})

test('Escape closes a dialog as soon as its file has arrived, before it has the focus', async () => {
  const { arrive } = dialogOnItsWay()
  await userEvent.click(opener())
  await arrive()
  expect(dialogs()).toHaveLength(1)
  fireEvent.keyDown(opener(), { key: 'Escape' })
  expect(dialogs()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test('Escape closes only the confirmation, and then the dialog under it', async () => {
  const close = vi.fn()
  const OpenedDialog = () => {
    const [isConfirming, setConfirming] = useState(true)
    return (
      <>
        <Dialog isOpen title="Selecionar integrador" onClose={close}>
          Sol do Cerrado
        </Dialog>
        {isConfirming && (
          <ConfirmDialog isOpen title="Trocar" onConfirm={close} onClose={() => setConfirming(false)}>
            O carrinho é esvaziado.
          </ConfirmDialog>
        )}
      </>
    )
  }
  renderThemed(<OpenedDialog />)
  expect(dialogs()).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  expect(dialogs()).toHaveLength(1)
  expect(close).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

test('a confirmation that must be answered stops Escape from closing what is under it', async () => {
  const close = vi.fn()
  renderThemed(
    <>
      <Dialog isOpen title="Anexos" onClose={close}>
        Nenhum arquivo
      </Dialog>
      <ConfirmDialog isOpen isStatic title="Enviando" onConfirm={close} onClose={close}>
        Aguarde.
      </ConfirmDialog>
    </>,
  )
  await userEvent.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
})

test('Escape closes a menu while the focus is still on its button', async () => {
  const name = 'Ações do pedido 10478'
  renderThemed(
    <main>
      <ActionMenu label={name} actions={[{ id: 'print', label: 'Imprimir', onRun: () => undefined }]} />
    </main>,
  )
  const button = screen.getByRole('button', { name })
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('Escape closes the dialog that an item of a menu opened, although the focus is still on that item', () => {
  const close = vi.fn()
  renderThemed(
    <>
      <button type="button" role="menuitem" data-mantine-stop-propagation="true">
        Cancelar pedido
      </button>
      <Dialog isOpen title="Cancelar pedido 10478" onClose={close}>
        O pedido será cancelado.
      </Dialog>
    </>,
  )
  // Before the dialog takes the focus, which happens a moment after it is rendered.
  fireEvent.keyDown(screen.getByText('Cancelar pedido'), { key: 'Escape' })
  expect(close).toHaveBeenCalledOnce()
})

/** They open by themselves, so a user cannot have opened them by mistake. */
const openedBySelf = ['onboarding-dialog', 'cart-type-dialog', 'banners-dialog', 'grid-panel']

test('lazyDialog loads every dialog and panel of another file', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.d.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const loaded = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/\blazy\((?:(?!\bconst\b)[\s\S])*?import\('[^']*?([\w-]+-(?:dialog|panel|sheet))\.tsx'\)/g)].map(
      ([, file = '']) => `${path}: ${file}`,
    ),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(loaded.filter((each) => !openedBySelf.some((file) => each.endsWith(`: ${file}`)))).toEqual([])
})
