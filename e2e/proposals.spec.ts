import { addCartItem, emptyCart, finishAsBudget } from '@girassol/contract/cart'
import { applyCatalogueImport, previewCatalogueImport } from '@girassol/contract/catalogue'
import { listCustomers } from '@girassol/contract/customers'
import { acceptProposal, createProposal, editProposal, readProposal, sendProposal } from '@girassol/contract/proposals'
import type { Caller } from './caller.ts'
import { expect, test } from './fixtures.ts'
import { inTurn } from './in-turn.ts'
import { fillCart, freshCpf, kit550Options, saveBudget } from './purchases.ts'
import { moduleRow } from './small-catalogue.ts'

const integrator = 'integrator'

const contactOf = (name: string) => ({
  customerId: null,
  name,
  document: null,
  phone: '11900000177',
  email: null,
  address: null,
  cityCode: '3550308',
})

/** A draft of a budget, with a customer of its own. */
const draftProposal = async (call: Caller, name: string) => {
  const budget = await saveBudget(call)
  const { id, version } = await call(createProposal, { body: { source: { kind: 'BUDGET', id: budget.id } } })
  return call(editProposal, {
    params: { id },
    body: {
      customer: contactOf(name),
      version,
    },
  })
}

test('PROP-002 PROP-005 PROP-008 PROP-030 a budget becomes a proposal with a price, and its link is sent', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn(integrator)
  const budget = await saveBudget(call)
  await page.goto(`/orcamentos/${budget.id}`)
  await page.getByRole('button', { name: `Ações do orçamento ${budget.id}` }).click()
  await page.getByRole('menuitem', { name: 'Fazer proposta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Proposta \d+$/)
  await page.getByRole('combobox', { name: 'Cliente' }).fill('Otávio Prado Neto')
  await page.getByRole('textbox', { name: 'Celular' }).fill('11900000177')
  await page.getByRole('combobox', { name: 'Estado' }).fill('SP')
  await page.getByRole('option', { name: 'SP', exact: true }).click()
  await page.getByRole('combobox', { name: 'Cidade da instalação' }).fill('Campinas')
  await page.getByRole('option', { name: 'Campinas', exact: true }).click()
  await page.getByRole('textbox', { name: 'Consumo' }).fill('600')
  await page.getByRole('textbox', { name: 'Tarifa com impostos' }).fill('0,95')
  await page.getByRole('textbox', { name: 'Fio B com impostos' }).fill('0,27')
  const shown = page.getByRole('region', { name: 'O cliente vê' })
  await expect(shown.getByText('Economia por mês, 1º ano')).toBeVisible()
  const profit = page.getByRole('region', { name: 'Só você vê' })
  await page.getByRole('textbox', { name: 'Margem sobre o custo' }).fill('25')
  await page.getByRole('textbox', { name: 'Serviços' }).fill('4200')
  await expect(profit).toContainText(/Seu lucro bruto/)
  // Results of earlier inputs are dimmed until the new ones arrive.
  await expect(page.locator('main [data-old]')).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('link', { name: 'Propostas' }).last().click()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await page.getByRole('button', { name: 'Enviar proposta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
  const sent = page.getByRole('dialog', { name: /enviada$/ })
  await expect(sent.getByRole('textbox', { name: 'Link da proposta' })).toHaveValue(/\/p\/[\w-]{43,}$/)
  const address = new URL((await sent.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '')
  expect(address.pathname).toBe('/5511900000177')
  expect(address.searchParams.get('text')).toMatch(/^Proposta de .+: https?:\/\/\S+$/)
  expect(address.searchParams.get('text')).not.toContain('Otávio')
  await sent.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(page.getByText('Enviada', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('PROP-027 filters of the proposals survive a reload', async ({ page, logIn, call, expectAccessible }) => {
  await logIn(integrator)
  const name = `Lista ${Date.now()}`
  const { number } = await draftProposal(call, name)
  await page.goto('/propostas')
  await page.getByRole('searchbox', { name: 'Buscar propostas' }).fill(name)
  const link = page.getByRole('link', { name: String(number), exact: true })
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await expect(link).toBeVisible()
  await expectAccessible()
  await page.getByRole('tab', { name: 'Rascunhos' }).click()
  await expect(page).toHaveURL(/visao=rascunhos/)
  await page.reload()
  await expect(link).toBeVisible()
  await page.getByRole('tab', { name: 'Aceitas' }).click()
  await expect(page.getByText('Nenhuma proposta encontrada.')).toBeVisible()
})

type ProductRow = Readonly<Record<string, string | number | boolean>>

/** Brings rows of a catalogue file in, as the purchasing staff does. */
const importProducts = async (staff: Caller, products: readonly ProductRow[]) => {
  const body = Buffer.from(JSON.stringify({ roofTypes: [], products }))
  const query = { fileName: 'produtos.json' }
  const { version, badRows } = await staff(previewCatalogueImport, { query, body })
  expect(badRows).toEqual([])
  await staff(applyCatalogueImport, { query: { ...query, version, skipBad: 'false' }, body })
}

/** A module and a clamp that only this story sells. */
const ownProducts = (): readonly [ProductRow, ProductRow] => {
  const code = String(Date.now()).slice(-9)
  const module = { ...moduleRow, B1_COD: `1001${code}`, B1_DESC: `MODULO ESTRELA ${code} 550W MONO PERC 144C` }
  const clamp = { B1_COD: `1020${code}`, B1_DESC: `GRAMPO ESTRELA ${code}`, BM_GRUPO: '1020', VLR_TOT: 10, cost: 5 }
  return [module, { ...clamp, remainingQuantity: 500, weightKg: 1, cubageM3: 0.001 }]
}

/** An accepted proposal of products; who signed is no customer of the integrator yet. */
const acceptedProposal = async (call: Caller, codes: readonly string[], signer: string) => {
  const budget = await inTurn('own', async () => {
    const cart = await fillCart(call)
    await call(emptyCart, {})
    for (const erpCode of codes) await call(addCartItem, { body: { erpCode, quantity: 4 } })
    return call(finishAsBudget, { params: { id: cart.id } })
  })
  const { id, version } = await call(createProposal, { body: { source: { kind: 'BUDGET', id: budget.id } } })
  const draft = await call(editProposal, { params: { id }, body: { customer: contactOf(signer), version } })
  const sent = await call(sendProposal, { params: { id }, body: { version: draft.version } })
  await call(acceptProposal, {
    params: { token: sent.link.split('/').at(-1) ?? '' },
    body: { version: 1, name: signer, document: freshCpf(), consent: true },
  })
  return sent.proposal
}

test('PROP-023 PROP-024 C-173 what changed is shown before and after, a cancel makes nothing, and a yes makes the budget', async ({
  page,
  logIn,
  call,
  openColleague,
  expectAccessible,
}) => {
  const { call: staff } = await openColleague('administrator')
  const [module, clamp] = ownProducts()
  await importProducts(staff, [module, clamp])
  await logIn(integrator)
  const signer = `Zulmira Teste ${Date.now()}`
  const own = [module, clamp].map(({ B1_COD: code }) => String(code))
  const proposal = await acceptedProposal(call, [...own, kit550Options.inverterId], signer)
  await importProducts(staff, [
    { ...module, active: false },
    { ...clamp, VLR_TOT: 12.5 },
  ])
  const openDialog = async () => {
    await page.goto(`/propostas/${proposal.id}`)
    await page.getByRole('button', { name: 'Fazer orçamento' }).click()
    const dialog = page.getByRole('dialog', { name: `Fazer orçamento da proposta ${proposal.number}` })
    await dialog.getByRole('button', { name: 'Fazer orçamento' }).click()
    return dialog
  }
  const asked = await openDialog()
  const changes = asked.getByRole('list', { name: 'Itens que mudaram' }).getByRole('listitem')
  await expect(changes).toHaveCount(2)
  await expect(changes.filter({ hasText: 'Grampo' })).toContainText(/R\$\s10,00.*R\$\s12,50/)
  await expect(changes.filter({ hasText: 'Módulo' })).toContainText('Fora de linha')
  await expectAccessible()
  await asked.getByRole('button', { name: 'Cancelar' }).click()
  expect(await call(readProposal, { params: { id: proposal.id } })).toMatchObject({
    status: 'ACCEPTED',
    budgetId: null,
  })
  expect((await call(listCustomers, { query: { term: signer } })).total).toBe(0)

  const dialog = await openDialog()
  await dialog.getByRole('textbox', { name: 'CEP' }).fill('01310100')
  await expect(dialog.getByRole('textbox', { name: 'Endereço' })).not.toHaveValue('')
  await dialog.getByRole('textbox', { name: 'Número' }).fill('1500')
  await dialog.getByRole('button', { name: 'Cadastrar e orçar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Detalhes do orçamento \d+$/ })).toBeVisible()
  await expect(page.getByText(signer).first()).toBeVisible()
  await page.goto(`/propostas/${proposal.id}`)
  await expect(page.getByText('Convertida', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ver orçamento \d+$/ })).toBeVisible()
  await importProducts(staff, [{ ...clamp, active: false }])
})
