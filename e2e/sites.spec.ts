import { acceptProposal, createProposal, editProposal, sendProposal } from '@girassol/contract/proposals'
import { readSession } from '@girassol/contract/session'
import { addNote, addTask } from '@girassol/contract/site-records'
import { createSite, linkToSite, moveSite, readSite, type SiteView } from '@girassol/contract/sites'
import type { Page } from '@playwright/test'
import type { Caller } from './caller.ts'
import { expect, test } from './fixtures.ts'
import { advance, approvedOrder } from './order-steps.ts'
import { newManager } from './people-steps.ts'
import { freshCpf, saveBudget } from './purchases.ts'

const integrator = 'integrator'
const campinas = '3509502'

/** A title that no other story uses, so that a search shows only the own sites. */
/** Digits only: letters at random may be a word of another language, which no text for screen readers may contain. */
const freshTitle = (name: string): string => `${name} ${Math.random().toFixed(6).slice(2)}`

const openSite = (call: Caller, title: string) => call(createSite, { body: { title, cityCode: campinas } })

const moveTo = async (call: Caller, id: number, stage: SiteView['stage']) => {
  const { version } = await call(readSite, { params: { id } })
  return call(moveSite, { params: { id }, body: { stage, version } })
}

const openBoard = async (page: Page, title: string) => {
  await page.goto(`/obras?modo=quadro&q=${encodeURIComponent(title)}`)
  const card = page.getByRole('article', { name: title })
  await expect(card).toBeVisible()
  return card
}

const column = (page: Page, name: RegExp) => page.getByRole('list', { name })

/** The polite region of the application, apart from those that only show that something loads. */
const spoken = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('SITE-005 a card is moved by keyboard with announcements, and reload keeps its place', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn(integrator)
  const title = freshTitle('Teclado')
  await openSite(call, title)
  const card = await openBoard(page, title)
  await expectAccessible()
  await card.focus()
  await page.keyboard.press('Space')
  await expect(spoken(page, `${title}, na mão. Etapa Contato.`)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(spoken(page, 'Proposta, 3 de 10.')).toBeAttached()
  await expectAccessible()
  await page.keyboard.press('Space')
  await expect(spoken(page, 'Movida para Proposta.')).toBeAttached()
  await expect(card).toBeFocused()
  await expect(column(page, /^Proposta, 1 obra/).getByRole('article')).toHaveAccessibleName(title)
  await page.reload()
  await expect(column(page, /^Proposta, 1 obra/).getByRole('article')).toHaveAccessibleName(title)
})

test('SITE-005 a card is dragged to another stage, and its title is not opened by the drag', async ({
  page,
  logIn,
  call,
}) => {
  await logIn(integrator)
  const title = freshTitle('Arrasto')
  const { id } = await openSite(call, title)
  const card = await openBoard(page, title)
  const link = card.getByRole('link', { name: title })
  const from = await link.boundingBox()
  const target = await page.locator('[data-stage="VISIT"]').boundingBox()
  if (from === null || target === null) throw new Error('the card or the column is not on the page')
  await page.mouse.move(from.x + 10, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 5 })
  await page.mouse.move(target.x + target.width / 2, target.y + 120, { steps: 10 })
  await page.mouse.up()
  await expect(column(page, /^Visita, 1 obra/).getByRole('article')).toHaveAccessibleName(title)
  await expect(page).toHaveURL(/\/obras\?/)
  await expect.poll(async () => (await call(readSite, { params: { id } })).stage).toBe('VISIT')
})

test('SITE-004 SITE-005 a site is lost with its reason and comes back, from the menu of its card', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn(integrator)
  const title = freshTitle('Perda')
  const { id } = await openSite(call, title)
  const card = await openBoard(page, title)
  await card.getByRole('button', { name: `Ações de ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Mover para…' }).click()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Perdida' }).click()
  const dialog = page.getByRole('dialog', { name: 'Marcar como perdida' })
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Fechou com outra empresa')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Marcar como perdida' }).click()
  await expect(spoken(page, 'Movida para Perdida.')).toBeAttached()
  await page.goto(`/obras/${id}`)
  await expect(page.getByText('Fechou com outra empresa').first()).toBeVisible()
  await page.getByRole('button', { name: 'Mover etapa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Visita', exact: true }).click()
  await page.getByRole('dialog', { name: 'Voltar para Visita?' }).getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Visita' }).first()).toHaveAttribute('aria-current', 'step')
})

test('SITE-004 SITE-005 C-152 of two people on one board the second sees what the first did, and then decides', async ({
  page,
  logIn,
  call,
  openColleague,
  expectAccessible,
}) => {
  await logIn(integrator)
  const { seller } = await call(readSession, {})
  const account = await newManager({ call, logIn }, seller?.id ?? 0)
  await logIn(integrator)
  const title = freshTitle('Dois')
  const { id } = await openSite(call, title)
  await openBoard(page, title)
  const colleague = await (await openColleague(account)).context.newPage()
  const moveByMenu = async (shown: Page, stage: string) => {
    await shown
      .getByRole('article', { name: title })
      .getByRole('button', { name: `Ações de ${title}` })
      .click()
    await shown.getByRole('menuitem', { name: 'Mover para…' }).click()
    await shown.getByRole('dialog').getByRole('button', { name: stage, exact: true }).click()
  }
  await openBoard(colleague, title)
  await moveByMenu(colleague, 'Visita')
  await expect(column(colleague, /^Visita, 1 obra/).getByRole('article')).toHaveAccessibleName(title)

  // This board still shows the stage before.
  await expect(column(page, /^Contato, 1 obra/).getByRole('article')).toHaveAccessibleName(title)
  await moveByMenu(page, 'Proposta')
  const dialog = page.getByRole('dialog', { name: 'Esta obra mudou enquanto você movia' })
  await expect(dialog.getByText('Visita')).toBeVisible()
  await expect(dialog.getByText('Proposta', { exact: true })).toBeVisible()
  await expectAccessible()
  expect((await call(readSite, { params: { id } })).stage).toBe('VISIT')
  await dialog.getByRole('button', { name: 'Deixar como está' }).click()
  await expect(column(page, /^Visita, 1 obra/).getByRole('article')).toHaveAccessibleName(title)

  // Both move the card at the same moment: one is first, the other is asked.
  await Promise.all([moveByMenu(page, 'Proposta'), moveByMenu(colleague, 'Assinada')])
  const asked = (shown: Page) => shown.getByRole('dialog', { name: 'Esta obra mudou enquanto você movia' })
  await expect.poll(async () => (await asked(page).count()) + (await asked(colleague).count())).toBe(1)
  const second = (await asked(page).isVisible()) ? page : colleague
  await asked(second)
    .getByRole('button', { name: /^Mover para/ })
    .click()
  const last = second === page ? 'PROPOSAL' : 'SIGNED'
  await expect.poll(async () => (await call(readSite, { params: { id } })).stage).toBe(last)
  // Both see the one card where the last of them moved it.
  const words = last === 'PROPOSAL' ? 'Proposta' : 'Assinada'
  for (const shown of [page, colleague]) {
    await shown.reload()
    const moved = column(shown, new RegExp(`^${words}, 1 obra`))
    await expect(moved.getByRole('article')).toHaveAccessibleName(title)
    await expect(shown.getByRole('article', { name: title })).toHaveCount(1)
  }
})

test('SITE-001 SITE-009 SITE-011 a site is opened, its visit planned, and a note written', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn(integrator)
  const title = freshTitle('Padaria')
  await page.goto('/obras')
  await page.getByRole('button', { name: 'Nova obra' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nova obra' })
  await dialog.getByRole('textbox', { name: 'Título' }).fill(title)
  await dialog.getByRole('combobox', { name: 'Estado' }).fill('São Paulo')
  await page.getByRole('option', { name: 'São Paulo', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Cidade' }).fill('Campinas')
  await page.getByRole('option', { name: 'Campinas', exact: true }).click()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Agendar visita' }).click()
  const task = page.getByRole('dialog', { name: 'Nova tarefa' })
  await task.getByRole('textbox', { name: 'Para quando' }).fill('01122099')
  await task.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('checkbox', { name: 'Visita' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Nota' }).fill('Telhado de cerâmica')
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(page.getByText('Telhado de cerâmica', { exact: false }).first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('checkbox', { name: 'Visita' }).check()
  await expect(page.getByText('Tarefa concluída: Visita')).toBeVisible()
  await page.getByRole('button', { name: 'Notas', exact: true }).click()
  await expect(page).toHaveURL(/linha=notas/)
  await expect(page.getByText('Tarefa concluída: Visita')).toBeHidden()
})

/** A proposal of the site that its customer has accepted. */
const acceptedProposal = async (call: Caller, siteId: number) => {
  const budget = await saveBudget(call)
  const draft = await call(createProposal, { body: { source: { kind: 'BUDGET', id: budget.id }, siteId } })
  const { version } = await call(editProposal, {
    params: { id: draft.id },
    body: {
      customer: {
        customerId: null,
        name: 'Helena Martins Prado',
        document: null,
        phone: '11900000177',
        email: null,
        address: null,
        cityCode: campinas,
      },
      version: draft.version,
    },
  })
  const { link } = await call(sendProposal, { params: { id: draft.id }, body: { version } })
  const token = link.split('/').at(-1) ?? ''
  const body = { version: 1, name: 'Helena Martins Prado', document: freshCpf(), consent: true as const }
  await call(acceptProposal, { params: { token }, body })
  return { number: draft.number, budgetId: budget.id }
}

test('SITE-006 SITE-007 what happened on everything linked is shown once, newest first, and opens its record', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn(integrator)
  const { id } = await openSite(call, freshTitle('Linha'))
  await call(addNote, { params: { id }, body: { text: 'Primeira ligação' } })
  await call(addTask, { body: { title: 'Medir o telhado', dueOn: '2099-12-01', siteId: id } })
  const { number, budgetId } = await acceptedProposal(call, id)
  await call(linkToSite, { params: { id }, body: { kind: 'BUDGET', recordId: budgetId } })
  const orderId = await approvedOrder({ call, logIn })
  await logIn(integrator)
  await call(linkToSite, { params: { id }, body: { kind: 'ORDER', recordId: orderId } })
  await advance({ call, logIn }, orderId, 'INVOICE_DELIVERED')
  await logIn(integrator)
  await moveTo(call, id, 'INSTALLED')
  await page.goto(`/obras/${id}`)
  const entries = page.getByRole('listitem').filter({ has: page.locator('time') })
  await expect(entries.first()).toContainText('Etapa Instalada')
  const words = await entries.allTextContents()
  for (const once of [
    'Obra criada',
    'Primeira ligação',
    'Tarefa criada: Medir o telhado',
    `Proposta ${number} enviada`,
    `Proposta ${number} aceita`,
    `Orçamento ${budgetId}:`,
    `Pedido ${orderId}: Entregue`,
  ])
    expect(
      words.filter((text) => text.includes(once)),
      once,
    ).toHaveLength(1)
  const instants = await entries
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(instants).toEqual(instants.toSorted().toReversed())
  await expectAccessible()
  await page.getByRole('link', { name: `Pedido ${orderId}: Entregue` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Detalhes do pedido ${orderId}`)
  await page.getByRole('button', { name: `Ações do pedido ${orderId}` }).click()
  await page.getByRole('menuitem', { name: 'Obra' }).click()
  await expect(page.getByRole('dialog', { name: 'Obra' }).getByRole('link')).toHaveAttribute('href', `/obras/${id}`)
  await expectAccessible()
})

test.describe('on the phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('SITE-005 the sites are a list with the stages as chips', async ({ page, logIn, call, expectAccessible }) => {
    await logIn(integrator)
    const title = freshTitle('Celular')
    const { id } = await openSite(call, title)
    await moveTo(call, id, 'VISIT')
    await page.goto(`/obras?q=${encodeURIComponent(title)}`)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Contato 0' }).click()
    await expect(page.getByText('Nenhuma obra com esses filtros.')).toBeVisible()
    await page.getByRole('button', { name: 'Visita 1' }).click()
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways).toBe(0)
    await expectAccessible()
  })
})
