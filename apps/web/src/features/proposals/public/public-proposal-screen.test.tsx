import { acceptProposal, declineProposal, readPublicProposal } from '@girassol/contract/proposals'
import { answerSentences } from '@girassol/domain/proposals'
import { aPublicProposal } from '@girassol/test-data/public-proposals'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { PublicProposalScreen } from './public-proposal-screen.tsx'

const accepted = {
  version: 1,
  acceptedAt: '2026-11-24T13:32:00.000Z',
  name: 'Helena Martins Prado',
  document: '***.456.789-**',
  address: '203.0.113.24',
  sha256: `9f2c41d7${'0'.repeat(48)}a80e6b13`,
}

// Only the date is frozen: a test waits for what the page shows.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T13:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const open = () => render(<PublicProposalScreen token="um-token" />)

const openSheet = async (button: string, title: string) => {
  await userEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement)
  return within(await screen.findByRole('dialog', { name: title }))
}

const sign = async () => {
  const sheet = await openSheet('Aceitar proposta', 'Aceitar proposta 42')
  await userEvent.type(sheet.getByLabelText('Nome completo'), 'Helena Martins Prado')
  await userEvent.type(sheet.getByLabelText('CPF'), '12345678909')
  await userEvent.click(sheet.getByRole('checkbox'))
  await userEvent.click(sheet.getByRole('button', { name: 'Assinar e aceitar' }))
  return sheet
}

test('PROP-009 an unknown link shows the one neutral page', async () => {
  fakeApi().on(readPublicProposal, refusing(404, 'Registro não encontrado.'))
  open()
  expect(
    await screen.findByRole('heading', { name: 'Esta página não existe ou não está mais disponível.' }),
  ).toBeDefined()
  expect(screen.getByText('Peça um novo endereço a quem enviou a proposta.')).toBeDefined()
})

test('PROP-009 too many requests are explained, and the page can be loaded again', async () => {
  const api = fakeApi().on(readPublicProposal, refusing(429, 'Muitas chamadas.'))
  open()
  expect(await screen.findByText('Muitas tentativas. Espere um minuto e tente de novo.')).toBeDefined()
  api.on(readPublicProposal, aPublicProposal())
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Proposta para Helena Martins Prado')).toBeDefined()
})

test('PROP-011 the page names itself by the integrator, and its calls carry no cookie', async () => {
  fakeApi().on(readPublicProposal, aPublicProposal())
  open()
  await screen.findByText('Proposta para Helena Martins Prado')
  await waitFor(() => expect(document.title).toBe('Proposta 42 – Sol do Cerrado Energia'))
  expect(document.documentElement.outerHTML).not.toMatch(/girassol/i)
  expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.credentials)).toEqual(['omit'])
})

test('PROP-012 the signature is sent once with the version, and the page becomes the receipt', async () => {
  let answer: (value: typeof accepted) => void = () => undefined
  const api = fakeApi()
    .on(readPublicProposal, aPublicProposal())
    .on(acceptProposal, () => new Promise<typeof accepted>((resolve) => (answer = resolve)))
  open()
  const sheet = await sign()
  const waiting = await sheet.findByRole('button', { name: 'Assinando…' })
  await userEvent.click(waiting)
  answer(accepted)
  const heading = await screen.findByRole('heading', { name: 'Proposta aceita' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(api.callsTo(acceptProposal).map(({ body }) => body)).toEqual([
    { version: 1, name: 'Helena Martins Prado', document: '123.456.789-09', consent: true },
  ])
  const receipt = screen.getByRole('heading', { name: 'Comprovante de aceite' }).closest('section')?.textContent
  for (const part of [
    '***.456.789-**',
    '24/11/2026 às 10:32, São Paulo',
    '203.0.113.24',
    '42, versão 1',
    '9f2c 41d7 … a80e 6b13',
  ])
    expect(receipt).toContain(part)
  expect(screen.getByText('Helena, a Sol do Cerrado Energia já recebeu o seu aceite.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Baixar comprovante' }).getAttribute('href')).toBe(
    '/api/public/proposals/um-token/receipt',
  )
  expect(screen.getByRole('link', { name: 'Baixar proposta (PDF)' }).getAttribute('href')).toBe(
    '/api/public/proposals/um-token/pdf',
  )
  expect(screen.getByText('Ver a proposta completa')).toBeDefined()
})

test('PROP-012 each wrong field has its sentence after it was left, and sending counts them', async () => {
  const api = fakeApi().on(readPublicProposal, aPublicProposal())
  open()
  const sheet = await openSheet('Aceitar proposta', 'Aceitar proposta 42')
  expect(sheet.getByText('Só a Sol do Cerrado Energia vê o número completo.')).toBeDefined()
  expect(sheet.getByText('Para receber o comprovante.')).toBeDefined()
  await userEvent.type(sheet.getByLabelText('Nome completo'), 'He')
  expect(sheet.queryByText('Escreva o nome completo.')).toBeNull()
  await userEvent.type(sheet.getByLabelText('CPF'), '12345678900')
  expect(sheet.getByText('Escreva o nome completo.')).toBeDefined()
  expect(sheet.queryByText('Este CPF não confere. Veja os números.')).toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: 'Assinar e aceitar' }))
  expect(sheet.getByRole('alert').textContent).toBe('Confira 3 campos')
  expect(sheet.getByText('Este CPF não confere. Veja os números.')).toBeDefined()
  expect(sheet.getByText('Marque que leu e aceita.')).toBeDefined()
  expect(api.callsTo(acceptProposal)).toEqual([])
})

test('PROP-012 an empty form for a company names the CNPJ, the CPF of the person, the name and the consent', async () => {
  const api = fakeApi().on(readPublicProposal, aPublicProposal())
  open()
  const sheet = await openSheet('Aceitar proposta', 'Aceitar proposta 42')
  await userEvent.click(sheet.getByRole('button', { name: 'Assinar por empresa' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Assinar e aceitar' }))
  expect(sheet.getByRole('alert').textContent).toBe('Confira 4 campos')
  expect(sheet.getByText('Este CNPJ não confere. Veja os números.')).toBeDefined()
  expect(sheet.getByText('Este CPF não confere. Veja os números.')).toBeDefined()
  expect(api.callsTo(acceptProposal)).toEqual([])
})

test('PROP-012 a company signs with its CNPJ and the CPF of the person', async () => {
  const api = fakeApi().on(readPublicProposal, aPublicProposal()).on(acceptProposal, accepted)
  open()
  const sheet = await openSheet('Aceitar proposta', 'Aceitar proposta 42')
  await userEvent.type(sheet.getByLabelText('Nome completo'), 'Helena Martins Prado')
  await userEvent.click(sheet.getByRole('button', { name: 'Assinar por empresa' }))
  await userEvent.type(sheet.getByLabelText('CNPJ'), '11222333000181')
  await userEvent.type(sheet.getByLabelText('CPF de quem assina'), '12345678909')
  await userEvent.click(sheet.getByRole('checkbox'))
  await userEvent.click(sheet.getByRole('button', { name: 'Assinar e aceitar' }))
  await screen.findByRole('heading', { name: 'Proposta aceita' })
  expect(api.callsTo(acceptProposal)[0]?.body).toMatchObject({
    document: '11.222.333/0001-81',
    signerDocument: '123.456.789-09',
  })
})

test('PROP-012 the CPF is masked from any spelling that is pasted', async () => {
  fakeApi().on(readPublicProposal, aPublicProposal())
  open()
  const sheet = await openSheet('Aceitar proposta', 'Aceitar proposta 42')
  const field = sheet.getByLabelText<HTMLInputElement>('CPF')
  fireEvent.change(field, { target: { value: ' CPF 123456789/09 ' } })
  expect(field.value).toBe('123.456.789-09')
})

test('PROP-014 a newer version is told in the sheet; name and CPF stay, the consent does not', async () => {
  const api = fakeApi()
    .on(readPublicProposal, aPublicProposal())
    .on(acceptProposal, refusing(409, answerSentences.replaced, { reason: 'replaced' }))
  open()
  const sheet = await sign()
  const notice = await sheet.findByText('Esta proposta foi atualizada. Veja a versão nova antes de aceitar.')
  await waitFor(() => expect(document.activeElement).toBe(notice.closest('[role="alert"]')))
  api.on(readPublicProposal, aPublicProposal({ version: 2, finalPrice: 17_000 }))
  await userEvent.click(sheet.getByRole('button', { name: 'Ver a versão nova' }))
  await screen.findByText('Proposta 42 · versão 2')
  const again = await openSheet('Aceitar proposta', 'Aceitar proposta 42')
  expect(again.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Helena Martins Prado')
  expect(again.getByLabelText<HTMLInputElement>('CPF').value).toBe('123.456.789-09')
  expect(again.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  expect(again.queryByRole('alert')).toBeNull()
})

test('PROP-013 a proposal that another person accepted says so with the contact', async () => {
  fakeApi()
    .on(readPublicProposal, aPublicProposal())
    .on(acceptProposal, refusing(409, answerSentences.accepted, { reason: 'accepted' }))
  open()
  const sheet = await sign()
  expect(await sheet.findByText('Esta proposta já foi aceita.')).toBeDefined()
  expect(sheet.getByRole('link', { name: 'Falar no WhatsApp' })).toBeDefined()
})

test('PROP-026 refusing asks for a reason, and sends it with the text', async () => {
  const api = fakeApi().on(readPublicProposal, aPublicProposal()).on(declineProposal, { status: 'DECLINED' })
  open()
  const sheet = await openSheet('Recusar', 'Recusar proposta')
  expect(sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Preço',
    'Prazo',
    'Escolhi outro fornecedor',
    'Desisti',
    'Outro',
  ])
  await userEvent.click(sheet.getByRole('button', { name: 'Recusar' }))
  expect(sheet.getByText('Escolha um motivo.')).toBeDefined()
  expect(api.callsTo(declineProposal)).toEqual([])
  await userEvent.click(sheet.getByRole('radio', { name: 'Prazo' }))
  await userEvent.type(sheet.getByLabelText(/Quer contar mais\?/), 'Só no ano que vem.')
  expect(sheet.getByText('18/500')).toBeDefined()
  await userEvent.click(sheet.getByRole('button', { name: 'Recusar' }))
  expect(await screen.findByText('Proposta recusada em 24/11/2026.')).toBeDefined()
  expect(api.callsTo(declineProposal)[0]?.body).toEqual({ version: 1, reason: 'DEADLINE', text: 'Só no ano que vem.' })
  expect(screen.queryByRole('button', { name: 'Aceitar proposta' })).toBeNull()
})

test('PROP-011 nothing typed is lost when the sheet is closed', async () => {
  fakeApi().on(readPublicProposal, aPublicProposal())
  open()
  const sheet = await openSheet('Aceitar proposta', 'Aceitar proposta 42')
  await userEvent.type(sheet.getByLabelText('Nome completo'), 'Helena')
  await userEvent.click(sheet.getByRole('button', { name: 'Voltar à proposta' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openSheet('Aceitar proposta', 'Aceitar proposta 42')
  expect(again.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Helena')
})

test('PROP-011 without a connection the page says so, and accepting waits for it', async () => {
  fakeApi().on(readPublicProposal, aPublicProposal())
  open()
  await screen.findByText('Proposta para Helena Martins Prado')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText('Sem conexão. Os dados podem estar desatualizados.')).toBeDefined()
  await userEvent.click(screen.getAllByRole('button', { name: 'Aceitar proposta' })[0] as HTMLElement)
  expect(screen.getByText('Sem conexão. Tente de novo quando voltar.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('PROP-012 an accepted proposal opens as its receipt, with the steps of the integrator', async () => {
  const { version, acceptedAt, name, document } = accepted
  const texts = { ...aPublicProposal().texts, nextSteps: '1. Visita técnica\n- Instalação em março' }
  fakeApi().on(
    readPublicProposal,
    aPublicProposal({ status: 'CONVERTED', texts, acceptance: { version, acceptedAt, name, document } }),
  )
  open()
  expect(await screen.findByRole('heading', { name: 'Proposta aceita' })).toBeDefined()
  const steps = screen.getByRole('heading', { name: 'O que acontece agora' }).closest('section')
  expect(
    within(steps as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Aceite registrado24/11/2026 às 10:32', '2Visita técnica', '3Instalação em março'])
})
