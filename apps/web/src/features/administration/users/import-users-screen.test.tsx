import { applyUsersImport, exportUsers, listUsers, previewUsersImport } from '@girassol/contract/administration'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { ImportUsersScreen } from './import-users-screen.tsx'
import { UserListScreen } from './user-list-screen.tsx'

beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

describe('users from a file', () => {
  test('C-140 the people that a file adds are shown, then invited', async () => {
    const cells = [{ column: 'papeis', before: '', after: 'Cadastro' }]
    const api = fakeApi()
      .on(previewUsersImport, {
        added: 1,
        changed: 0,
        unchanged: 0,
        bad: 0,
        problems: [],
        version: 'seen',
        changes: [{ line: 2, name: 'Rita <b>Cadastro</b>', isNew: true, cells }],
      })
      .on(applyUsersImport, { added: 1, changed: 0, unchanged: 0 })
    renderScreen(<ImportUsersScreen />, '/administracao/usuarios/importar')
    const user = userEvent.setup()
    const field = await screen.findByLabelText('Escolher arquivo de usuários')
    await user.upload(field, new File(['nome'], 'usuarios.csv', { type: 'text/csv' }))
    expect(await screen.findByText('Rita <b>Cadastro</b>')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Importar 1 usuário' }))
    expect(await screen.findByText('Usuários importados')).toBeTruthy()
    expect(api.callsTo(applyUsersImport)[0]?.query).toMatchObject({ version: 'seen' })
  })

  test('C-140 the list of users leads to the import and saves itself as a file', async () => {
    const none = { data: [], total: 0, totalIsExact: true }
    const api = fakeApi()
      .on(listUsers, none)
      .on(exportUsers, new Uint8Array([1]) as never)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:users')
    const { router } = renderScreen(<UserListScreen />, '/administracao/usuarios')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Ações da lista de usuários' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }))
    await waitFor(() => expect(api.callsTo(exportUsers)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Ações da lista de usuários' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Importar usuários' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/administracao/usuarios/importar'))
  })
})
