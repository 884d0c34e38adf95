import { printOrder } from '@girassol/contract/printing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../lib/test-saved-files.ts'
import { usePrintBudget } from './use-print-budget.ts'

const Button = () => {
  const { print } = usePrintBudget()
  return (
    <button type="button" onClick={() => print(10_482)}>
      Imprimir
    </button>
  )
}

const press = async () => {
  const saved = recordSavedFiles()
  renderScreen(<Button />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Imprimir' }))
  return saved
}

test('BUD-047 PRT-013 a budget is requested as a budget, saved under its number, and that is reported', async () => {
  const api = fakeApi().on(printOrder, new Uint8Array())
  const saved = await press()
  expect(await screen.findByText('Arquivo gerado com sucesso')).toBeTruthy()
  expect(api.callsTo(printOrder).map(({ params, query }) => [params.id, query.document])).toEqual([['10482', 'budget']])
  expect(saved.map(({ name }) => name)).toEqual(['Orçamento 10482.pdf'])
})

test('PRT-012 when it cannot be made, that is reported, and nothing is saved', async () => {
  const api = fakeApi().on(printOrder, refusing(500, 'x'))
  const saved = await press()
  expect(await screen.findByText('Ocorreu um erro ao gerar o arquivo.')).toBeTruthy()
  await waitFor(() => expect(api.callsTo(printOrder)).toHaveLength(1))
  expect(saved).toEqual([])
})
