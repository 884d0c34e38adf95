import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listCompanyWebhooks, removeCompanyWebhook } from '@girassol/contract/webhooks'
import { expect, test } from './fixtures.ts'

test('WHK-001 WHK-010 an ADMIN registers a webhook, sees its secret once, and what was delivered', async ({
  page,
  logIn,
  call,
  expectAccessible,
}) => {
  const receiver = createServer((_request, response) => void response.end('recebido'))
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const dialog = page.getByRole('dialog')
  await logIn('integrator')
  try {
    await page.goto('/empresa/integracoes')
    await page.getByRole('button', { name: 'Novo webhook' }).click()
    await page.getByRole('textbox', { name: 'Endereço' }).fill(`http://${host}/girassol`)
    await page.getByRole('checkbox', { name: /^Pedido pago/ }).check()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog.getByText(/^whsec_/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Já guardei o segredo' }).click()

    await page.getByRole('link', { name: host }).click()
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('row', { name: /Teste/ }).getByText('Entregue')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.goto(`${new URL(page.url()).pathname}?resultado=FAILED`)
    await expect(page.getByText('Nenhuma entrega encontrada')).toBeVisible()
    await page.getByRole('search').getByRole('button', { name: 'Limpar filtros' }).click()
    await page.getByRole('button', { name: 'Teste', exact: true }).click()
    await expect(dialog.getByText('recebido')).toBeVisible()
    await expect(dialog.getByText(/"type": "webhook\.test"/)).toBeVisible()
    await expectAccessible()
  } finally {
    for (const { id } of await call(listCompanyWebhooks, {})) await call(removeCompanyWebhook, { params: { id } })
    receiver.close()
  }
})
