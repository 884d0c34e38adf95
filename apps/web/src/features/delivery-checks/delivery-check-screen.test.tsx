import { closeDeliveryCheck, readDeliveryCheck, saveCheckLine } from '@girassol/contract/delivery-checks'
import { aCheckLine, aSavedCount } from '@girassol/test-data/delivery-checks'
import { aSession } from '@girassol/test-data/sessions'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusing } from '../../lib/fake-api.ts'
import { aCheckOf, drawCheck, findClosing, findLine, products, readClosingRefusal, serveCheck } from './test-check.tsx'

const { panels, inverter, cable } = products

const readAlerts = (line: Awaited<ReturnType<typeof findLine>>): string =>
  line
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')

test('DEL-013 a clean delivery of three items is checked with four taps, and signed with the own name', async () => {
  const api = serveCheck()
  drawCheck()
  const user = userEvent.setup()
  for (const name of [panels, inverter, cable]) {
    const line = await findLine(name)
    await user.click(line.getByRole('button', { name: `Tudo certo com ${name}` }))
    expect(await line.findByText('Salvo')).toBeTruthy()
  }
  await waitFor(async () => expect(await readClosingRefusal()).toBeNull())
  await user.click(await findClosing())
  expect(await screen.findByText('Assinada por Marina Alves em 23/11/2026 às 09:30.')).toBeTruthy()
  expect(screen.getByText('Tudo chegou em ordem.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.callsTo(saveCheckLine).map(({ params, body }) => [params.itemId, body])).toEqual(
    [
      ['501', 10],
      ['502', 1],
      ['503', 100],
    ].map(([itemId, counted]) => [itemId, { counted, condition: 'OK', affected: 0, note: null }]),
  )
  expect(api.callsTo(closeDeliveryCheck).map(({ body }) => body)).toEqual([{ name: 'Marina Alves' }])
  expect(document.activeElement?.tagName).toBe('H1')
  expect(screen.queryByRole('button')).toBeNull()
})

test('DEL-013 taps on a large counter are saved together, a typed number when its field is left', async () => {
  const api = serveCheck()
  drawCheck()
  const user = userEvent.setup()
  const line = await findLine(panels)
  const less = line.getByRole('button', { name: `Diminuir unidades recebidas de ${panels}` })
  await user.click(less)
  await user.click(less)
  expect(line.getByText('Salvando…')).toBeTruthy()
  expect(await line.findByText('Salvo')).toBeTruthy()
  expect(api.callsTo(saveCheckLine).map(({ body }) => body)).toMatchObject([{ counted: 8, condition: 'OK' }])
  expect(line.getByText('Falta: 2')).toBeTruthy()

  const field = line.getByRole<HTMLInputElement>('textbox', { name: `Unidades recebidas de ${panels}` })
  await user.clear(field)
  expect(readAlerts(line)).toBe('Informe quantas unidades chegaram.')
  await user.type(field, '5,5')
  expect([field.value, readAlerts(line)]).toEqual(['5,5', 'Informe quantas unidades chegaram.'])
  await user.clear(field)
  await user.type(field, '9')
  await user.tab()
  expect(await line.findByText('Salvo')).toBeTruthy()
  expect(api.callsTo(saveCheckLine).at(-1)?.body).toMatchObject({ counted: 9 })
})

test('DEL-013 what was not saved is kept and sent again, and the check is not closed without it', async () => {
  const api = serveCheck(aCheckOf({}))
  api.on(saveCheckLine, refusing(500, 'Erro interno'))
  drawCheck()
  const user = userEvent.setup()
  const line = await findLine(panels)
  await user.click(line.getByRole('button', { name: `Aumentar unidades recebidas de ${panels}` }))
  const retry = await line.findByRole('button', { name: /^Não salvo, tentar de novo/ })
  expect(line.getByRole<HTMLInputElement>('textbox', { name: `Unidades recebidas de ${panels}` }).value).toBe('11')
  expect(await readClosingRefusal()).toBe('Falta conferir 1 item.')
  api.on(saveCheckLine, aCheckLine({ saved: aSavedCount({ counted: 11 }) }))
  await user.click(retry)
  expect(await line.findByText('Salvo')).toBeTruthy()
  expect(api.callsTo(saveCheckLine).map(({ body }) => body)).toMatchObject([{ counted: 11 }, { counted: 11 }])
})

test('DEL-013 without a connection a line waits, and is saved when the connection is back', async () => {
  const api = serveCheck()
  drawCheck()
  const line = await findLine(panels)
  onlineManager.setOnline(false)
  await userEvent.click(line.getByRole('button', { name: `Tudo certo com ${panels}` }))
  expect(await line.findByText('Salva quando a conexão voltar')).toBeTruthy()
  expect(api.callsTo(saveCheckLine)).toHaveLength(0)
  onlineManager.setOnline(true)
  expect(await line.findByText('Salvo')).toBeTruthy()
  expect(api.callsTo(saveCheckLine)).toHaveLength(1)
})

test('DEL-013 a line that is edited while it is saved ends with what was entered last', async () => {
  const api = serveCheck()
  const first = Promise.withResolvers<ReturnType<typeof aCheckLine>>()
  api.on(saveCheckLine, () => first.promise)
  drawCheck()
  const user = userEvent.setup()
  const line = await findLine(inverter)
  await user.click(line.getByRole('button', { name: `Tudo certo com ${inverter}` }))
  await waitFor(() => expect(api.callsTo(saveCheckLine)).toHaveLength(1))
  const last = aCheckLine({ itemId: 502, saved: aSavedCount({ counted: 1, condition: 'DAMAGED', affected: 1 }) })
  api.on(saveCheckLine, last)
  await user.click(line.getByRole('button', { name: 'Avariado' }))
  first.resolve(aCheckLine({ itemId: 502, saved: aSavedCount({ counted: 1 }) }))
  expect(await line.findByText('Salvo')).toBeTruthy()
  expect(line.getByText('Avaria: 1')).toBeTruthy()
  expect(api.callsTo(saveCheckLine).map(({ body }) => body)).toMatchObject([
    { condition: 'OK' },
    { condition: 'DAMAGED', affected: 1 },
  ])
})

test('DEL-013 a line that was typed is saved when the screen is left before the pause is over', async () => {
  const api = serveCheck()
  const view = drawCheck()
  const line = await findLine(panels)
  await userEvent.click(line.getByRole('button', { name: `Diminuir unidades recebidas de ${panels}` }))
  view.unmount()
  await waitFor(() => expect(api.callsTo(saveCheckLine)).toHaveLength(1))
})

test('DEL-009 a draft is shown again, and its progress', async () => {
  const saved = aSavedCount({ counted: 8, condition: 'DAMAGED', affected: 3, note: 'Caixa molhada' })
  serveCheck({ lines: [aCheckLine({ saved }), aCheckLine({ itemId: 502, name: inverter, sent: 1 })] })
  drawCheck()
  const line = await findLine(panels)
  const read = (name: RegExp) => line.getByRole<HTMLInputElement>('textbox', { name }).value
  expect([read(/^Unidades recebidas/), read(/^Unidades com problema/)]).toEqual(['8', '3'])
  expect(read(/^Observação/)).toBe('Caixa molhada')
  expect(line.getByRole('button', { name: 'Avariado' }).getAttribute('aria-pressed')).toBe('true')
  expect(line.getByText('Salvo')).toBeTruthy()
  expect(screen.getByText('1 de 2')).toBeTruthy()
  expect(screen.getByText(/Entregue em 23\/11\/2026 · Transportes Serra Azul · Confira até 03\/12\/2026/)).toBeTruthy()
})

test('DEL-009 figures that cannot be right are not sent and say why', async () => {
  const api = serveCheck()
  drawCheck()
  const user = userEvent.setup()
  const line = await findLine(panels)
  const count = line.getByRole('textbox', { name: /^Unidades recebidas/ })
  await user.type(count, '21')
  expect(readAlerts(line)).toBe('A contagem passa do dobro do enviado. Confira o número.')
  await user.clear(count)
  await user.type(count, '10')
  await user.click(line.getByRole('button', { name: 'Avariado' }))
  expect(readAlerts(line)).toBe('Informe quantas unidades têm o problema.')
  expect(line.getByText('Ainda não salvo')).toBeTruthy()
  expect(api.callsTo(saveCheckLine).filter(({ body }) => JSON.stringify(body).includes('DAMAGED'))).toEqual([])
  await user.type(line.getByRole('textbox', { name: /^Unidades com problema/ }), '3')
  expect(await line.findByText('Salvo')).toBeTruthy()
  expect(api.callsTo(saveCheckLine).at(-1)?.body).toEqual({
    counted: 10,
    condition: 'DAMAGED',
    affected: 3,
    note: null,
  })
})

test('DEL-009 a single damaged unit is counted without asking how many', async () => {
  const api = serveCheck()
  drawCheck()
  const line = await findLine(inverter)
  await userEvent.click(line.getByRole('button', { name: 'Avariado' }))
  expect(await line.findByText('Salvo')).toBeTruthy()
  expect(api.callsTo(saveCheckLine)[0]?.body).toMatchObject({ counted: 1, condition: 'DAMAGED', affected: 1 })
})

test('DEL-010 a divergence says what it still needs, in the line and at the button that closes', async () => {
  serveCheck(aCheckOf({ saved: aSavedCount({ counted: 12 }) }))
  drawCheck()
  const user = userEvent.setup()
  const line = await findLine(panels)
  expect(line.getByText('Sobra: 2')).toBeTruthy()
  expect(line.getByText('Descreva a divergência.')).toBeTruthy()
  expect(await readClosingRefusal()).toBe(`${panels}: Descreva a divergência.`)
  await user.type(line.getByRole('textbox', { name: `Observação de ${panels}` }), 'Vieram dois a mais')
  await user.tab()
  await waitFor(async () => expect(await readClosingRefusal()).toBeNull())
  expect(line.queryByText('Descreva a divergência.')).toBeNull()
})

test('DEL-010 damaged units need a photo', async () => {
  serveCheck(aCheckOf({ saved: aSavedCount({ condition: 'DAMAGED', affected: 2 }) }))
  drawCheck()
  expect((await findLine(panels)).getByText('Fotografe a avaria.')).toBeTruthy()
  expect(await readClosingRefusal()).toBe(`${panels}: Fotografe a avaria.`)
})

test('DEL-009 a check that another device closed is shown as it is', async () => {
  const api = serveCheck()
  drawCheck()
  const line = await findLine(panels)
  api.on(saveCheckLine, refusing(409, 'A conferência já foi encerrada.'))
  await userEvent.click(line.getByRole('button', { name: `Tudo certo com ${panels}` }))
  await waitFor(() => expect(api.callsTo(readDeliveryCheck).length).toBeGreaterThan(1))
  expect(readAlerts(line)).toBe('A conferência já foi encerrada.')
})

test('DEL-011 a delivery that is on the road is counted, and the button says why the check is not closed', async () => {
  const closingRefusal = 'A entrega ainda não consta como entregue. O que foi contado fica salvo.'
  const api = serveCheck({ deliveredAt: null, lastDay: null, closingRefusal })
  drawCheck()
  const line = await findLine(inverter)
  await userEvent.click(line.getByRole('button', { name: `Tudo certo com ${inverter}` }))
  expect(await line.findByText('Salvo')).toBeTruthy()
  expect(await readClosingRefusal()).toBe(closingRefusal)
  await userEvent.click(await findClosing())
  expect(api.callsTo(closeDeliveryCheck)).toHaveLength(0)
})

test('DEL-011 after the tenth day the check is not counted any more', async () => {
  serveCheck({ state: 'EXPIRED', refusal: 'O prazo de 10 dias para conferir terminou.' })
  drawCheck()
  expect(await screen.findByText('O prazo de 10 dias para conferir terminou.')).toBeTruthy()
  expect(screen.getByText('Sem conferência')).toBeTruthy()
  expect((await findLine(panels)).getByText('Não conferido.')).toBeTruthy()
  expect([screen.queryByRole('button'), screen.queryByRole('textbox')]).toEqual([null, null])
})

test('DEL-015 those who only read see counts, notes and photos, and nothing to fill in', async () => {
  const photos = [{ id: 61, width: 10, height: 10, address: '/deliveries/71/check/photos/61' }]
  const saved = aSavedCount({ counted: 8, condition: 'DAMAGED', affected: 3, note: 'Caixa molhada' })
  serveCheck({ mayCheck: false, ...aCheckOf({ saved, photos }) }, aSession('LOGISTICS'))
  drawCheck()
  const line = await findLine(panels)
  expect(line.getByText('Recebido:').textContent).toBe('Recebido: 8')
  expect(['Falta: 2', 'Avaria: 3', 'Caixa molhada'].map((text) => line.getByText(text).textContent)).toHaveLength(3)
  expect(line.getByText('Marina Alves · 23/11/2026 às 09:00')).toBeTruthy()
  expect(screen.getByText('A conferir')).toBeTruthy()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    `Foto 1 de ${panels}`,
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('DEL-013 the check leads back to the deliveries of its order', async () => {
  serveCheck()
  drawCheck()
  expect(await screen.findByRole('heading', { level: 1, name: 'Conferência da entrega 1' })).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Pedido 10010' })
  expect(back.getAttribute('href')).toBe('/pedidos/10010?aba=entrega')
})

test('DEL-013 a check that does not load can be asked for again, and an unknown one says so', async () => {
  const loading = Promise.withResolvers<ReturnType<typeof refusing>>()
  const api = serveCheck().on(readDeliveryCheck, () => loading.promise)
  const first = drawCheck()
  await waitFor(() => expect(api.callsTo(readDeliveryCheck)).toHaveLength(1))
  expect(screen.getByRole('status', { name: 'Carregando' })).toBeTruthy()
  loading.resolve(refusing(403, 'Sem acesso agora.'))
  expect(await screen.findByText('Sem acesso agora.')).toBeTruthy()
  api.on(readDeliveryCheck, refusing(404, 'Entrega não encontrada.'))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Entrega não encontrada.')).toBeTruthy()
  first.unmount()
  drawCheck('/entregas/abc/conferencia')
  expect(await screen.findByText('Entrega não encontrada.')).toBeTruthy()
})
