import { applyIrradiationImport, previewIrradiationImport } from '@girassol/contract/energy'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { IrradiationScreen } from './irradiation-screen.tsx'

const preview = {
  added: 1,
  changed: 0,
  unchanged: 0,
  changes: [{ line: 2, name: 'Campinas', isNew: true, cells: [{ column: 'jan', before: '', after: '5300' }] }],
  bad: 0,
  problems: [],
  version: 'seen',
}

const choose = async (user: ReturnType<typeof userEvent.setup>) =>
  user.upload(
    await screen.findByLabelText('Escolher arquivo de irradiação'),
    new File(['ibge'], 'irradiação.csv', { type: 'text/csv' }),
  )

test('YLD-003 the irradiation of a city is shown before it is imported, once, and another file may follow', async () => {
  const api = fakeApi()
    .on(previewIrradiationImport, preview)
    .on(applyIrradiationImport, { added: 1, changed: 0, unchanged: 0 })
  const user = userEvent.setup()
  renderScreen(<IrradiationScreen />, '/administracao/irradiacao')
  await choose(user)
  expect(await screen.findByText('Campinas')).toBeTruthy()
  expect(api.callsTo(applyIrradiationImport)).toHaveLength(0)
  await user.dblClick(screen.getByRole('button', { name: 'Importar 1 município' }))
  expect(await screen.findByText('Irradiação importada')).toBeTruthy()
  expect(api.callsTo(applyIrradiationImport)).toHaveLength(1)
  await choose(user)
  expect(await screen.findByText('Campinas')).toBeTruthy()
})

test('YLD-003 a row out of range is listed with its line and column, and nothing can be imported', async () => {
  const sentence = 'Linha 3, coluna jan: máximo 9000'
  fakeApi().on(previewIrradiationImport, { ...preview, bad: 1, problems: [sentence] })
  const user = userEvent.setup()
  renderScreen(<IrradiationScreen />, '/administracao/irradiacao')
  await choose(user)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText('Corrija as linhas com erro e envie o arquivo de novo.')).toBeTruthy()
})
