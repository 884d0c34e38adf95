import { listBanks, saveFinancing, showFinancing } from '@girassol/contract/financing'
import type { OrderView } from '@girassol/contract/orders'
import { financingSteps } from '@girassol/domain/financing'
import { aFinancing, aFinancingSummary } from '@girassol/test-data/financing'
import { anOrder } from '@girassol/test-data/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CreditAnalysis } from './credit-analysis.tsx'
import { findFinancingDraft } from './financing-draft.ts'

// Forty fields to type into.
vi.setConfig({ testTimeout: 20_000 })

const orderId = 10_482
const companyOrder = anOrder({ id: orderId, totalInvoice: 20_000, customerDocument: '11222333000181' })

const serving = () =>
  fakeApi()
    .on(saveFinancing, aFinancing())
    .on(showFinancing, aFinancing())
    .on(listBanks, [
      { code: '001', name: 'Banco do Brasil S.A.' },
      { code: '341', name: 'Itaú Unibanco S.A.' },
    ])

const start = async (order: OrderView = companyOrder) => {
  renderScreen(<CreditAnalysis order={order} />)
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: /análise de crédito$/ }))
  return user
}

const startAs = async (kind: 'Pessoa física' | 'Pessoa jurídica', order?: OrderView) => {
  const user = await start(order)
  await user.click(await screen.findByRole('radio', { name: kind }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  return user
}

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const currentTab = () =>
  screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
const choose = async (user: UserEvent, name: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name }))
  await user.click(await screen.findByRole('option', { name: option }))
}
/** The text is pasted at once; the tests of the fields cover single keys. */
const retype = async (user: UserEvent, name: string, text: string) => {
  await user.clear(await field(name))
  await user.paste(text)
}

const fillValues = async (user: UserEvent) => {
  await retype(user, 'Valor da entrada', '5000')
  await choose(user, 'Carência', '90 dias')
  await choose(user, 'Parcelas', '60×')
  await retype(user, 'Valor da parcela', '399')
}

/** A saved analysis: everything is filled in. */
const savedOrder = { ...companyOrder, financing: aFinancingSummary() }

describe('the credit analysis', () => {
  test('FIN-001 FIN-002 person or company first, then the five tabs', async () => {
    serving()
    const user = await start()
    expect(await screen.findByRole('dialog', { name: 'Análise de crédito' })).toBeTruthy()
    expect(screen.queryAllByRole('tab')).toHaveLength(0)
    await press(user, 'Continuar')
    expect(screen.getByText('Escolha quem contrata.')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }))
    await press(user, 'Continuar')
    expect(tabs()).toEqual([
      'Dados do financiamento',
      'Dados pessoa jurídica',
      'Dados do representante/avalista',
      'Referências comerciais',
      'Dados bancários',
    ])
    expect(currentTab()).toBe('Dados do financiamento')
  })

  test('FIN-007 FIN-008 the order’s value is filled in, and the financed value follows the down payment', async () => {
    serving()
    const user = await startAs('Pessoa física')
    expect((await field('Valor dos equipamentos')).value).toBe('R$\u00A020.000,00')
    await retype(user, 'Valor da entrada', '5000,01')
    expect(screen.getByText('Valor financiado').textContent).toMatch(/R\$\s14\.999,99/)
  })

  test('FIN-004 FIN-012 FIN-013 missing fields block the next tab, by button and by tab, and are reported', async () => {
    serving()
    const user = await startAs('Pessoa jurídica')
    await press(user, 'Avançar')
    expect(screen.getByRole('link', { name: 'Valor da entrada: Campo obrigatório' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Dados bancários' }))
    expect(currentTab()).toBe('Dados do financiamento')
    await fillValues(user)
    await retype(user, 'Valor dos equipamentos', '0')
    await press(user, 'Avançar')
    expect(screen.getByRole('link', { name: 'Valor dos equipamentos: O valor deve ser maior que 0' })).toBeTruthy()
    await retype(user, 'Valor dos equipamentos', '20000')
    await user.click(screen.getByRole('tab', { name: 'Dados bancários' }))
    expect(currentTab()).toBe('Dados pessoa jurídica')
    await press(user, 'Avançar')
    expect(screen.getByRole('link', { name: 'Atividade principal: Campo obrigatório' })).toBeTruthy()
  })

  test('FIN-003 a person skips the tab of the company, which stays closed', async () => {
    serving()
    const user = await startAs('Pessoa física')
    await fillValues(user)
    const company = screen.getByRole('tab', { name: 'Dados pessoa jurídica' })
    expect(company.getAttribute('aria-disabled')).toBe('true')
    await user.click(company)
    expect(currentTab()).toBe('Dados do financiamento')
    await press(user, 'Avançar')
    expect(currentTab()).toBe('Dados do representante/avalista')
    await press(user, 'Avançar')
    expect(currentTab()).toBe('Dados do representante/avalista')
    expect(document.activeElement?.getAttribute('role')).toBe('alert')
  })

  test('FIN-006 Back from the first tab leads to the choice of the borrower, and what was typed stays', async () => {
    serving()
    const user = await startAs('Pessoa jurídica')
    await retype(user, 'Valor da entrada', '700')
    await press(user, 'Voltar')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Pessoa jurídica' })).checked).toBe(true)
    await press(user, 'Continuar')
    expect((await field('Valor da entrada')).value).toBe('R$\u00A0700,00')
  })

  test('FIN-009 FIN-010 FIN-011 every field of the documents has its place', async () => {
    serving()
    const user = await start(savedOrder)
    for (const step of Object.keys(financingSteps) as (keyof typeof financingSteps)[]) {
      await waitFor(() => {
        const ids = [...document.querySelectorAll('[role=dialog] input')].map(({ id }) => id.split('-').at(-1))
        for (const name of financingSteps[step]) expect(ids).toContain(name)
      })
      if (step !== 'account') await press(user, 'Avançar')
    }
  })

  test('FIN-005 FIN-017 FIN-018 FIN-020 the last tab sends one call with the birth date at 02:00, and shows the result', async () => {
    const api = serving()
    const user = await start(savedOrder)
    await field('Valor da entrada')
    await user.click(screen.getByRole('tab', { name: 'Dados bancários' }))
    await choose(user, 'Banco (opcional)', '341 · Itaú Unibanco S.A.')
    const conclude = screen.getByRole('button', { name: /^Concluir Análise/ })
    await user.dblClick(conclude)
    expect(await screen.findByText('Dados de financiamento salvos com sucesso!')).toBeTruthy()
    const sent = api.callsTo(saveFinancing).map(({ body }) => body as Record<string, unknown>)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      invoiceId: orderId,
      equipmentValue: 20_000,
      personBirthdate: '1980-05-10T02:00:00-03:00',
      entityOwnProperty: false,
      bank: '341',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(findFinancingDraft(orderId)).toBeUndefined()
  })

  test('FIN-012 an optional field with an error is shown in its tab when the last tab is submitted, and nothing is sent', async () => {
    const api = serving()
    const user = await start(savedOrder)
    await field('Valor da entrada')
    await user.click(screen.getByRole('tab', { name: 'Referências comerciais' }))
    await retype(user, 'Telefone da referência (opcional)', '119')
    await user.click(screen.getByRole('tab', { name: 'Dados bancários' }))
    await press(user, 'Concluir Análise')
    expect(await screen.findByRole('link', { name: 'Telefone da referência: Telefone inválido' })).toBeTruthy()
    expect(currentTab()).toBe('Referências comerciais')
    expect(api.callsTo(saveFinancing)).toHaveLength(0)
  })

  test('FIN-019 a failing server is shown in the quoted words; nothing typed is lost', async () => {
    serving().on(saveFinancing, refusing(500, 'Erro interno'))
    const user = await start(savedOrder)
    await field('Valor da entrada')
    await user.click(screen.getByRole('tab', { name: 'Dados bancários' }))
    await user.type(await field(/^Conta \(/), '12345-6')
    await press(user, 'Concluir Análise')
    expect(await screen.findByText('Ocorreu um erro ao salvar informações de financiamento.')).toBeTruthy()
    expect((await field(/^Conta \(/)).value).toBe('12345-6')
  })

  test('C-102 a field that the server refuses is shown in its tab', async () => {
    const errors = [{ property: 'personCpf', value: null, constraints: { custom: 'CPF inválido' } }]
    serving().on(saveFinancing, refusing(400, 'Confira os dados enviados.', { errors }))
    const user = await start(savedOrder)
    await field('Valor da entrada')
    await user.click(screen.getByRole('tab', { name: 'Dados bancários' }))
    await press(user, 'Concluir Análise')
    expect(await screen.findByRole('link', { name: 'CPF: CPF inválido' })).toBeTruthy()
    expect(currentTab()).toBe('Dados do representante/avalista')
  })
})

describe('the fields of the credit analysis', () => {
  const openPerson = async () => {
    serving()
    const user = await start(savedOrder)
    await field('Valor da entrada')
    await user.click(screen.getByRole('tab', { name: 'Dados do representante/avalista' }))
    return user
  }
  const listOptions = async (user: UserEvent, name: string) => {
    await user.click(await screen.findByRole('combobox', { name }))
    const list = await screen.findByRole('listbox', { name })
    const options = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    await user.keyboard('{Escape}')
    return options
  }

  test('FIN-021 FIN-022 FIN-023 the lists of the person', async () => {
    const user = await openPerson()
    expect(await listOptions(user, 'Escolaridade')).toEqual([
      'Sem escolaridade',
      'Ensino fundamental incompleto',
      'Ensino fundamental completo',
      'Ensino médio incompleto',
      'Ensino médio completo',
      'Ensino superior incompleto',
      'Ensino superior completo',
    ])
    expect(await listOptions(user, 'Sexo')).toEqual(['M (masculino)', 'F (feminino)'])
    expect(await listOptions(user, 'Estado civil')).toEqual([
      'Solteiro(a)',
      'Casado(a)',
      'Viúvo(a)',
      'Separado(a) judicialmente',
    ])
  })

  test('FIN-024 FIN-025 the lists of the values and of the banks', async () => {
    serving()
    const user = await start(savedOrder)
    await field('Valor da entrada')
    expect(await listOptions(user, 'Carência')).toEqual(['30 dias', '60 dias', '90 dias', '120 dias', '180 dias'])
    expect(await listOptions(user, 'Parcelas')).toEqual(['12×', '24×', '36×', '48×', '60×', '72×'])
    await user.click(screen.getByRole('tab', { name: 'Dados bancários' }))
    expect(await listOptions(user, 'Banco (opcional)')).toEqual([
      '001 · Banco do Brasil S.A.',
      '341 · Itaú Unibanco S.A.',
    ])
  })

  test.each([
    ['FIN-014', 'CNPJ da empresa', '11111111111111', 'CNPJ inválido'],
    ['FIN-015', 'CPF', '52998224724', 'CPF inválido'],
    ['FIN-016', 'E-mail', 'rita', 'E-mail inválido'],
    ['FIN-012', 'Data de nascimento', '31/02/1980', 'Data inválida'],
  ])('%s %s %s is reported when the field loses focus', async (...row) => {
    const [, name, typed, sentence] = row
    const user = await openPerson()
    await retype(user, name, typed)
    await user.tab()
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})

describe('an analysis that was closed half done', () => {
  test('FIN-002 continues where it was, and stores nothing in the browser', async () => {
    serving()
    const user = await startAs('Pessoa jurídica')
    await fillValues(user)
    await press(user, 'Avançar')
    await retype(user, 'Atividade principal', 'Panificação secreta')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const storages = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    expect(storages).not.toMatch(/secreta|11222333000181/)
    await user.click(screen.getByRole('button', { name: 'Continuar análise de crédito' }))
    expect((await field('Atividade principal')).value).toBe('Panificação secreta')
    expect(currentTab()).toBe('Dados pessoa jurídica')
  })

  test('FIN-009 the customer data of the order is filled in', async () => {
    serving()
    const user = await startAs('Pessoa jurídica')
    await fillValues(user)
    await press(user, 'Avançar')
    expect((await field('CNPJ')).value).toBe('11.222.333/0001-81')
    expect((await field('Razão social')).value).toBe('Padaria Trigo Dourado Ltda')
  })
})
