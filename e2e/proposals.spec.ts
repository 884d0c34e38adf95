import { acceptProposal, createProposal, editProposal, sendProposal } from '@girassol/contract/proposals'
import type { Caller } from './caller.ts'
import { expect, test } from './fixtures.ts'
import { freshCpf, saveBudget } from './purchases.ts'

const integrator = 'integrator'

/** A draft of a budget, with a customer of its own. */
const draftProposal = async (call: Caller, name: string) => {
  const budget = await saveBudget(call)
  const { id, version } = await call(createProposal, { body: { source: { kind: 'BUDGET', id: budget.id } } })
  return call(editProposal, {
    params: { id },
    body: {
      customer: {
        customerId: null,
        name,
        document: null,
        phone: '11900000177',
        email: null,
        address: null,
        cityCode: '3550308',
      },
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

test('PROP-023 PROP-024 an accepted proposal becomes a budget', async ({ page, logIn, call }) => {
  await logIn(integrator)
  const draft = await draftProposal(call, 'Aceite de Teste')
  const { link, proposal } = await call(sendProposal, {
    params: { id: draft.id },
    body: { version: draft.version },
  })
  const token = link.split('/').at(-1) ?? ''
  await call(acceptProposal, {
    params: { token },
    body: { version: 1, name: 'Aceite de Teste', document: freshCpf(), consent: true },
  })
  await page.goto(`/propostas/${proposal.id}`)
  await page.getByRole('button', { name: 'Fazer orçamento' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Fazer orçamento' }).click()
  // Prices and dates of the demonstration may have moved since: then they are shown first.
  const accept = dialog.getByRole('button', { name: 'Fazer com os preços de hoje' })
  const made = page.getByRole('heading', { level: 1, name: /^Detalhes do orçamento \d+$/ })
  await expect(accept.or(made)).toBeVisible()
  if (await accept.isVisible()) await accept.click()
  await expect(made).toBeVisible()
  await page.goto(`/propostas/${proposal.id}`)
  await expect(page.getByText('Convertida', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ver orçamento \d+$/ })).toBeVisible()
})
