import { onePixelPng } from '@girassol/test-data/files'
import { expectNoViolations } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { advance, approvedOrder } from './order-steps.ts'

const photo = { name: 'vidro.png', mimeType: 'image/png', buffer: Buffer.from(onePixelPng, 'base64') }

test('CLM-001 CLM-002 CLM-007 CLM-009 CLM-010 DEL-014 an integrator claims two damaged units, and logistics approves a replacement', async ({
  page,
  logIn,
  call,
  openColleague,
  expectAccessible,
}) => {
  const orderId = await approvedOrder({ call, logIn })
  await advance({ call, logIn }, orderId, 'INVOICE_DELIVERED')
  const dialog = page.getByRole('dialog', { name: 'Abrir ocorrência' })
  const heading = page.getByRole('heading', { level: 1 })
  const publicMessage = `Recebemos a foto do pedido ${orderId}.`
  const internalNote = `Cobrar a transportadora do pedido ${orderId}.`

  await logIn('integrator')
  await page.goto(`/pedidos/${orderId}?aba=entrega`)
  await page.getByRole('region', { name: 'Ocorrências' }).getByRole('button', { name: 'Abrir ocorrência' }).click()
  await dialog.getByRole('radio', { name: 'Avaria' }).check()
  await dialog.getByRole('textbox', { name: /HELIAR 550W/ }).fill('2')
  await dialog.getByRole('radio', { name: 'Reposição' }).check()
  await dialog.getByRole('textbox', { name: 'Descrição' }).fill('Dois módulos chegaram com o vidro trincado.')
  await dialog.getByLabel('Adicionar fotos').setInputFiles(photo)
  await expect(dialog.getByRole('list', { name: 'Fotos escolhidas' })).toContainText('vidro.png')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Abrir ocorrência' }).click()
  await expect(heading).toHaveText(/^Ocorrência R-\d{4}-\d{6}$/)
  await expect(page.getByText('Aberta', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Foto 1: / })).toBeVisible()
  const address = page.url()
  const protocol = (await heading.innerText()).replace('Ocorrência ', '')

  const staff = await (await openColleague('logistics')).context.newPage()
  const conversation = staff.getByRole('list', { name: 'Mensagens' })
  const message = staff.getByRole('textbox', { name: 'Mensagem' })
  await staff.goto(`/ocorrencias?visao=abertas&tipo=DAMAGED&q=${orderId}`)
  await staff
    .getByRole('row', { name: new RegExp(protocol) })
    .getByRole('link', { name: protocol })
    .click()
  await staff.getByRole('button', { name: 'Assumir' }).click()
  await expect(staff.getByText('Em análise', { exact: true }).first()).toBeVisible()
  await message.fill(publicMessage)
  await staff.getByRole('button', { name: 'Enviar' }).click()
  await expect(conversation).toContainText(publicMessage)
  await staff.getByRole('switch', { name: 'Só para a distribuidora' }).click({ force: true })
  await message.fill(internalNote)
  await staff.getByRole('button', { name: 'Salvar nota interna' }).click()
  await expect(conversation.getByRole('listitem').filter({ hasText: internalNote })).toContainText('Interna')
  await expectNoViolations(staff)
  await staff.getByRole('button', { name: 'Aprovar' }).click()
  const approval = staff.getByRole('dialog', { name: `Aprovar: ${protocol}` })
  await expect(approval.getByRole('radio', { name: 'Reposição' })).toBeChecked()
  await approval.getByRole('button', { name: 'Aprovar' }).click()
  await expect(staff.getByRole('region', { name: 'Decisão' })).toContainText('Reposição')

  await page.goto('/ocorrencias')
  await page.getByRole('searchbox', { name: 'Buscar ocorrências' }).fill(protocol)
  await expect(page).toHaveURL(new RegExp(`q=${protocol}`))
  await page.getByRole('button', { name: 'Filtros' }).click()
  // The box follows the address, which changes a moment after the click.
  await page.getByRole('checkbox', { name: 'Minhas: abertas por mim' }).click()
  await expect(page).toHaveURL(/minhas=sim/)
  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(protocol) })
  await expect(row).toContainText('Aprovada')
  await expectAccessible()
  await row.getByRole('link', { name: protocol }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('list', { name: 'Mensagens' })).toContainText(publicMessage)
  await expect(page.getByRole('main')).not.toContainText(internalNote)
  await expect(page.getByRole('region', { name: 'Decisão' })).toContainText(/Entrega \d/)
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(heading).toBeVisible()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
