import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { administration } from './pages/administration.ts'
import { registerPerson } from './purchases.ts'

test('SEC-022 an administrator exports what is stored about a customer and removes it', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  await logIn('integrator')
  const { document } = await registerPerson(call, { name: 'Titular de Teste' })
  await logIn('administrator')
  await page.goto('/administracao/privacidade')
  const portal = administration(page)
  await portal.field('CPF ou e-mail').fill(document)
  await portal.button('Procurar').click()
  await expect(page.getByRole('list', { name: /Registros de/ }).getByText('Clientes')).toBeVisible()
  await expectAccessible()
  await portal.button('Exportar os dados').click()
  const saving = page.waitForEvent('download')
  await portal.button('Baixar o ZIP').click()
  const bytes = await readFile(await (await saving).path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  await portal.button('Remover os dados').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(page.getByText(/foram removidos/)).toBeVisible()
  await expectAccessible()
  await portal.button('Procurar').click()
  await expect(page.getByText('Nada encontrado')).toBeVisible()
})
