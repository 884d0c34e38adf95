import * as contract from '@girassol/contract/privacy'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../lib/test-saved-files.ts'
import { PrivacyScreen } from './privacy-screen.tsx'

const kept = {
  label: 'Pedidos e orçamentos',
  records: 1,
  reason: 'Registro fiscal e de pagamento, guardado por 5 anos (Código Tributário Nacional, arts. 173 e 174)',
  until: '2031-11-25T15:00:00.000Z',
}
const person: contract.PersonPreview = {
  masked: '***.982.247-**',
  found: [
    { label: 'Clientes', records: 2 },
    { label: 'Pedidos e orçamentos', records: 3 },
  ],
  kept: [kept],
  runningOrders: [],
  erase: { allowed: true },
}

const show = () => renderScreen(<PrivacyScreen />, '/administracao/privacidade')
const user = userEvent.setup()

const search = async (text = '529.982.247-25') => {
  if (text !== '') await user.type(await screen.findByLabelText('CPF ou e-mail'), text)
  await user.click(await screen.findByRole('button', { name: 'Procurar' }))
}

describe('the privacy screen', () => {
  test('SEC-022 a search shows the records by kind and what the law keeps, with reason and end', async () => {
    const api = fakeApi().on(contract.previewPerson, person)
    show()
    await search()
    const found = await screen.findByRole('list', { name: 'Registros de ***.982.247-**' })
    expect(
      within(found)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Clientes2', 'Pedidos e orçamentos3'])
    const stays = screen.getByRole('list', { name: 'Registros que permanecem' })
    expect(stays.textContent).toContain('Código Tributário Nacional')
    expect(stays.textContent).toContain('Até 25/11/2031')
    expect(api.callsTo(contract.previewPerson)[0]?.body).toEqual({ subject: '529.982.247-25' })
  })

  test('SEC-022 a text that is neither CPF nor e-mail is refused at its field', async () => {
    const errors = [{ property: 'subject', constraints: { invalid: 'Informe um CPF válido ou um e-mail.' } }]
    fakeApi().on(contract.previewPerson, refusing(400, 'Dados inválidos', { errors }))
    show()
    await search('Maria')
    expect((await screen.findAllByText('Informe um CPF válido ou um e-mail.')).length).toBeGreaterThan(0)
  })

  test('SEC-022 running orders are linked, and nothing can be removed', async () => {
    const reason = 'Há pedidos desta pessoa em andamento. Conclua ou cancele esses pedidos antes de remover os dados.'
    fakeApi().on(contract.previewPerson, { ...person, runningOrders: [10482], erase: { allowed: false, reason } })
    show()
    await search()
    expect((await screen.findByRole('link', { name: 'Pedido 10482' })).getAttribute('href')).toBe('/pedidos/10482')
    const button = screen.getByRole('button', { name: 'Remover os dados' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  test('SEC-022 the export is requested, prepared and downloaded', async () => {
    const waiting = { id: crypto.randomUUID(), state: 'WAITING', sizeBytes: null } as const
    const expiresAt = '2026-11-26T15:00:00.000Z'
    const saved = recordSavedFiles()
    const api = fakeApi()
      .on(contract.previewPerson, person)
      .on(contract.requestPersonExport, { ...waiting, expiresAt })
      .on(contract.showPersonExport, { ...waiting, state: 'READY', sizeBytes: 2048, expiresAt })
      .on(contract.downloadPersonExport, new Uint8Array())
    show()
    await search()
    await user.click(await screen.findByRole('button', { name: 'Exportar os dados' }))
    await user.click(await screen.findByRole('button', { name: 'Baixar o ZIP' }))
    expect(await screen.findByText(/2 KB · disponível até 26\/11\/2026/)).toBeTruthy()
    await expect.poll(() => api.callsTo(contract.downloadPersonExport)).toHaveLength(1)
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['dados-do-titular.zip'])
  })

  test('SEC-022 the removal is confirmed and its result lists what stays', async () => {
    const api = fakeApi()
      .on(contract.previewPerson, person)
      .on(contract.erasePerson, { masked: person.masked, erased: person.found, kept: [kept] })
    show()
    await search()
    await user.click(await screen.findByRole('button', { name: 'Remover os dados' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remover os dados de ***.982.247-**' })
    expect(api.callsTo(contract.erasePerson)).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'Remover' }))
    expect(await screen.findByText('Os dados de ***.982.247-** foram removidos')).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Registros que permanecem' }).textContent).toContain('Até 25/11/2031')
  })

  test('SEC-022 the screen says when no data of a person are found', async () => {
    const none = { ...person, found: [], kept: [], erase: { allowed: false, reason: 'x' } } as const
    fakeApi().on(contract.previewPerson, { ...none, found: [], kept: [] })
    show()
    await search()
    expect(await screen.findByText('Nada encontrado')).toBeTruthy()
  })
})
