import { emptyCart, updateCart } from '@girassol/contract/cart'
import { readProposals } from '@girassol/contract/generator'
import { expect, test } from './fixtures.ts'
import { inTurn } from './in-turn.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { fillCart, kit550Options, putKit, saveBudget } from './purchases.ts'

const devices = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const kit575Options = { ...kit550Options, power: 5.75, moduleId: '10010007', inverterId: '10100002' }

const reais = (value: number) =>
  `R$ ${new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)}`

const count = (value: number) => new Intl.NumberFormat('pt-BR').format(value)

for (const [device, viewport] of Object.entries(devices)) {
  test(`DEC-001 DEC-002 DEC-003 on ${device} the cards and the cart show the figures of the API`, async ({
    page,
    logIn,
    call,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport)
    const seller = 'INT003'
    await logIn('administrator', seller)
    await inTurn(seller, async () => {
      const { id } = await fillCart(call, { seller })
      const card = { paymentMethod: 'CREDIT_CARD', card1installments: 10 } as const
      await call(updateCart, { seller, params: { id }, body: card })
      const { kits, cart } = await call(readProposals, { seller })
      const chosen = kits.find(({ inCart }) => inCart)
      const wizard = wizardPage(page)
      await wizard.open(3)
      await expect(wizard.chosenKit).toContainText(`${reais(chosen?.pricePerWp ?? 0)}/Wp`)
      await expect(wizard.chosenKit).toContainText(`10x de ${reais(chosen?.usualPayment?.value ?? 0)} no cartão`)
      await expect(wizard.chosenKit).toContainText('Imediato')
      await expect(wizard.chosenKit).toContainText(count(chosen?.points?.earned ?? 0))
      if (device === 'phone') await wizard.chosenKit.getByRole('button', { name: 'Mais detalhes' }).click()
      await expect(wizard.chosenKit).toContainText('108,5%')
      await expect(wizard.kits).toContainText(', o melhor')
      if (device === 'phone') await page.getByRole('button', { name: /^Ver resumo/ }).click()
      const rail = device === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Resumo' })
      const { points, usualPayment, pricePerWp } = cart?.figures ?? {}
      await expect(rail).toContainText(`${reais(pricePerWp ?? 0)}/Wp`)
      await expect(rail).toContainText(`10x de ${reais(usualPayment?.value ?? 0)} no cartão`)
      await expect(rail).toContainText(count(points?.earned ?? 0))
      await expect(rail).toContainText(
        `faltam ${count(points?.missing?.points ?? 0)} para ${points?.missing?.category}`,
      )
      await expectAccessible()
      await call(emptyCart, { seller })
    })
  })

  test(`DEC-004 on ${device} four budgets stand side by side, and a fifth is refused`, async ({
    page,
    logIn,
    call,
    expectAccessible,
  }) => {
    const seller = 'INT001'
    await logIn('administrator', seller)
    const ids: number[] = []
    for (const kit of [kit550Options, kit575Options, kit550Options, kit550Options, kit550Options]) {
      ids.push((await saveBudget(call, { seller, options: kit })).id)
    }
    await page.goto('/orcamentos')
    for (const id of ids) await page.getByRole('checkbox', { name: `Comparar orçamento ${id}` }).click()
    await expect(page.getByText('Compare no máximo 4 orçamentos de cada vez.')).toBeVisible()
    const bar = page.getByRole('region', { name: 'Ações da seleção' })
    await expect(bar).toContainText('4 orçamentos')
    await bar.getByRole('button', { name: 'Comparar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Comparar orçamentos' })).toBeVisible()
    await page.setViewportSize(viewport)
    const cards = page.getByRole('main').getByRole('list').getByRole('listitem')
    await expect(cards).toHaveCount(4)
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(ids.slice(0, 4).map((id) => `Nº ${id}`))
    await expect(cards.nth(1)).toContainText('R$ 1,61/Wp, o melhor')
    await expect(cards.first()).toContainText('Imediato, igual em todos')
    await expectAccessible()
    await page.goto(`/orcamentos/comparar?${ids.map((id) => `orcamento=${id}`).join('&')}`)
    await expect(page.getByRole('alert')).toContainText('Compare no máximo 4 orçamentos de cada vez.')
  })
}

test('DEC-001 C-29 without permission to see prices the money is absent from page and JSON', async ({
  page,
  logIn,
  call,
}) => {
  await logIn('contributor')
  const { cart } = await putKit(call)
  const { kits } = await call(readProposals, {})
  const hidden = { pricePerWp: null, points: null, usualPayment: null }
  for (const kit of kits) expect(kit).toMatchObject({ total: null, ...hidden })
  expect(cart?.figures).toMatchObject(hidden)
  const wizard = wizardPage(page)
  await wizard.open(3)
  await expect(wizard.chosenKit).toContainText('Imediato')
  await expect(page.getByRole('main')).not.toContainText('R$')
  await expect(page.getByRole('main')).not.toContainText('Pontos a ganhar')
})
