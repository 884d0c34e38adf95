import * as publicApi from '@girassol/contract/public-api'
import { expectNoViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

test('API-002 API-011 the ADMIN makes a key, a program calls with it, and the documentation has every call', async ({
  page,
  browser,
  baseURL,
  logIn,
  expectAccessible,
}) => {
  await logIn('integrator2')
  await page.goto('/empresa/integracoes')
  await page.getByRole('button', { name: 'Criar chave' }).click()
  const dialog = page.getByRole('dialog')
  const name = `ERP ${Date.now()}`
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(name)
  await dialog.getByRole('checkbox', { name: 'Ler produtos' }).check()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Criar chave' }).click()
  const secret = await dialog.getByRole('textbox', { name: 'Chave' }).inputValue()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Já guardei' }).click()

  const program = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const headers = { authorization: `Bearer ${secret}` }
  const products = () => program.request.get('/api/public/v1/products?limit=1', { headers })
  const answer = await products()
  expect([answer.status(), (await answer.json()).data[0].price]).toEqual([200, undefined])

  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).not.toContainText('Nunca')
  await expectAccessible()
  await row.getByRole('button', { name: `Ações da chave ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Revogar' }).click()
  await page.getByRole('button', { name: 'Revogar' }).click()
  await expect(row).toBeHidden()
  expect((await products()).status()).toBe(401)

  await program.goto('/desenvolvedores')
  for (const { method, path } of Object.values(publicApi).filter(({ requires }) => requires === 'key')) {
    const title = `${method} ${path.replace('/public/v1', '').replace(/:(\w+)/g, '{$1}')}`
    await expect(program.getByRole('article', { name: title, exact: true })).toBeVisible()
  }
  await program.getByText('Exemplo de createBudget').click()
  await expect(program.getByText(/"addressType": "same"/)).toBeVisible()
  await program.getByRole('button', { name: 'Conferir' }).click()
  await expect(program.getByText('A assinatura confere.')).toBeVisible()
  await expectNoViolations(program)
  await program.setViewportSize({ width: 390, height: 844 })
  await expectNoViolations(program)
})
