import { expect, test } from './fixtures.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { creditAnalysisDialog } from './pages/credit-analysis-dialog.ts'
import { recordDetail } from './pages/record-pages.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { fillCart, registerPerson } from './purchases.ts'

const seller = 'INT009'
const borrower = 'Rosa do Financiamento'

test('FIN-001 FIN-002 FIN-005 FIN-020 WIZ-027 a person’s order is financed by BV after the credit analysis, which may be closed half done', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  test.slow()
  await logIn('customer-success', seller)
  const { name } = await registerPerson(call, { name: borrower, seller })
  await fillCart(call, { seller, customer: name })
  const checkout = checkoutPage(page)
  const analysis = creditAnalysisDialog(page)
  await wizardPage(page).open(4)
  await checkout.payWith('Financiamento')
  await page.getByRole('radio', { name: 'BV Financeira', exact: true }).check()
  await expect(page.getByRole('button', { name: 'Preencha os dados do financiamento BV.' })).toBeVisible()
  await expect(checkout.save).toHaveAttribute('aria-disabled', 'true')

  await analysis.open()
  await expectAccessible()
  await analysis.startAs('Pessoa física')
  await analysis.next()
  await expect(analysis.dialog.getByRole('alert')).toContainText('Valor da entrada: Campo obrigatório')
  await expectAccessible()
  await analysis.fillValues({ input: '1500', instalment: '219,90' })
  await expect(analysis.dialog.getByText('Valor financiado')).toContainText(/R\$\s7\.\d{3},\d\d/)
  await analysis.next()
  await analysis.expectTab('Dados do representante/avalista')
  await expect(analysis.field('Nome completo')).toHaveValue(borrower)

  await page.keyboard.press('Escape')
  await expect(analysis.dialog).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('Rosa')
  await page.getByRole('button', { name: 'Continuar análise de crédito' }).click()
  await analysis.expectTab('Dados do representante/avalista')
  await analysis.fillPerson(borrower)
  await expectAccessible()
  await analysis.next()
  await analysis.expectTab('Referências comerciais')
  await expectAccessible()
  await analysis.next()
  await expectAccessible()
  await analysis.conclude()
  await expect(page.getByText('Dados de financiamento salvos com sucesso!')).toBeVisible()

  await checkout.expectReady()
  await checkout.finishAs('Fazer pedido')
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
  await recordDetail(page).openTab('Método de pagamento')
  await expect(page.getByRole('tabpanel')).toContainText('BV Financeira')
  await expect(page.getByRole('tabpanel')).toContainText('120 dias')
  await page.getByRole('button', { name: 'Ver análise de crédito' }).click()
  await expect(analysis.dialog).toContainText('10/05/1980')
  await expectAccessible()
})

test('FIN-001 FIN-003 a company enters its own data before its representative', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn('commercial-supervisor', seller)
  const { name } = await registerPerson(call, { name: 'Empresa a Financiar', seller })
  await fillCart(call, { seller, customer: name })
  const analysis = creditAnalysisDialog(page)
  await wizardPage(page).open(4)
  await checkoutPage(page).payWith('Financiamento')
  await page.getByRole('radio', { name: 'BV Financeira', exact: true }).check()
  await analysis.open()
  await analysis.startAs('Pessoa jurídica')
  await analysis.fillValues({ input: '1500', instalment: '219,90' })
  await analysis.next()
  await analysis.expectTab('Dados pessoa jurídica')
  await expectAccessible()
})
