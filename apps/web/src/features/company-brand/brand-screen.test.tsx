import { type BrandView, changeBrand, changeBrandLogo, showBrand } from '@girassol/contract/company-brand'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { BrandScreen } from './brand-screen.tsx'

const brand: BrandView = {
  tradeName: 'Sol do Cerrado',
  colour: null,
  colours: null,
  phone: '62999001234',
  email: 'contato@solcerrado.example',
  site: '',
  warrantyText: '',
  paymentText: '',
  logo: null,
  version: 0,
}

const opened = async (shown: BrandView = brand) => {
  const api = fakeApi().on(showBrand, shown)
  renderScreen(<BrandScreen />, '/empresa/marca')
  const preview = within(await screen.findByRole('region', { name: 'Prévia' }))
  return { api, preview, user: userEvent.setup() }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const groundOf = (element: HTMLElement) => {
  const { style } = element.parentElement as HTMLElement
  return [style.getPropertyValue('--brand'), style.getPropertyValue('--on-brand')]
}

test('PROP-028 PROP-029 the preview follows each field, with a legible text on the colour', async () => {
  const { preview, user } = await opened()
  const title = preview.getByText('Sua energia, do seu telhado')
  expect(groundOf(title)).toEqual(['', ''])
  await user.type(field('Cor da marca (opcional)'), '#FFD500')
  expect(groundOf(title)).toEqual(['#FFD500', '#1A1A1A'])
  await user.clear(field('Cor da marca (opcional)'))
  await user.type(field('Cor da marca (opcional)'), '#0b3d91')
  expect(groundOf(title)).toEqual(['#0B3D91', '#FFFFFF'])
  fireEvent.change(screen.getByLabelText('Escolher a cor'), { target: { value: '#ffd500' } })
  expect(field('Cor da marca (opcional)').value).toBe('#FFD500')
  expect(groundOf(title)).toEqual(['#FFD500', '#1A1A1A'])
  await user.type(field('Nome fantasia'), ' Energia')
  await user.type(field('Site (opcional)'), 'https://solcerrado.example/')
  expect(preview.getByText('Sol do Cerrado Energia')).toBeTruthy()
  expect(preview.getByText('(62) 99900-1234')).toBeTruthy()
  expect(preview.getByText('solcerrado.example')).toBeTruthy()
})

test('PROP-028 C-152 the brand is saved with the version that was seen, and wrong fields are not sent', async () => {
  const { api, user } = await opened()
  api.on(changeBrand, { ...brand, version: 1 })
  await user.type(field('Cor da marca (opcional)'), '#12')
  await user.clear(field('Nome fantasia'))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Cor da marca: Informe a cor como #0B3D91.')).toBeTruthy()
  expect(screen.getByText('Nome fantasia: Campo obrigatório')).toBeTruthy()
  expect(api.callsTo(changeBrand)).toHaveLength(0)
  await user.clear(field('Cor da marca (opcional)'))
  await user.type(field('Nome fantasia'), 'Sol do Cerrado Energia')
  await user.type(field('Garantia (opcional)'), 'Dois anos.')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(changeBrand)).toHaveLength(1))
  expect(api.callsTo(changeBrand)[0]?.body).toEqual({
    tradeName: 'Sol do Cerrado Energia',
    colour: null,
    phone: brand.phone,
    email: brand.email,
    site: '',
    warrantyText: 'Dois anos.',
    paymentText: '',
    version: 0,
  })
})

test('PROP-028 a change by another user is reported in the form, and what was typed stays', async () => {
  const { api, user } = await opened()
  const message = 'Outra pessoa alterou a marca. Confira antes de salvar.'
  api.on(changeBrand, refusing(409, message, { reason: 'changedMeanwhile' }))
  await user.type(field('Nome fantasia'), ' Energia')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field('Nome fantasia').value).toBe('Sol do Cerrado Energia')
})

test('PROP-028 a logo is saved when it is chosen, and a refused one is reported with its sentence', async () => {
  const { api, preview, user } = await opened()
  const sentence = 'O logotipo pode ter no máximo 500 kB.'
  api.on(changeBrandLogo, refusing(400, sentence))
  const file = new File(['x'], 'logo.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Escolher logotipo'), file)
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  const saved = { ...brand, logo: '/api/company/brand/logo/a.png' }
  api.on(changeBrandLogo, saved).on(showBrand, saved)
  await user.type(field('Nome fantasia'), ' Energia')
  await user.upload(screen.getByLabelText('Escolher logotipo'), file)
  expect(await preview.findByRole('img', { name: 'Sol do Cerrado Energia' })).toBeTruthy()
  expect(field('Nome fantasia').value).toBe('Sol do Cerrado Energia')
  expect(api.callsTo(changeBrandLogo)[1]?.body).toEqual({ picture: btoa('x') })
  await user.click(screen.getByRole('button', { name: 'Remover logotipo' }))
  await waitFor(() => expect(api.callsTo(changeBrandLogo)[2]?.body).toEqual({ picture: null }))
})
