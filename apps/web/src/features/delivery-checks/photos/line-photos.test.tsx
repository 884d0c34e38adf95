import { addCheckPhoto, removeCheckPhoto } from '@girassol/contract/delivery-checks'
import { aCheckLine, aSavedCount } from '@girassol/test-data/delivery-checks'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { aCheckOf, drawCheck, findLine, products, readClosingRefusal, serveCheck } from '../test-check.tsx'

const { panels } = products

const aPhoto = (id: number) => ({ id, width: 10, height: 10, address: `/deliveries/71/check/photos/${id}` })

const damaged = { saved: aSavedCount({ condition: 'DAMAGED', affected: 2 }) } as const

/** Accepts every file, as the camera of a phone and a drag do. */
const user = userEvent.setup({ applyAccept: false })

const findCamera = async () => (await findLine(panels)).getByLabelText<HTMLInputElement>(`Fotografar ${panels}`)

const aPicture = (name: string, type: string, bytes = 3) => new File(['a'.repeat(bytes)], name, { type })

test('DEL-013 DEL-014 a photo is taken with the camera, sent at once and is the proof of damage', async () => {
  const api = serveCheck(aCheckOf(damaged)).on(addCheckPhoto, aCheckLine({ ...damaged, photos: [aPhoto(61)] }))
  drawCheck()
  const camera = await findCamera()
  expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/png,image/jpeg', 'environment'])
  await user.upload(camera, aPicture('avaria.jpg', 'image/jpeg'))
  expect(await screen.findByRole('button', { name: `Foto 1 de ${panels}` })).toBeTruthy()
  expect(api.callsTo(addCheckPhoto).map(({ params, body }) => [params, body])).toEqual([
    [{ id: '71', itemId: '501' }, { picture: btoa('aaa') }],
  ])
  expect(screen.queryByText('Fotografe a avaria.')).toBeNull()
  expect(await readClosingRefusal()).toBeNull()
})

test.each([
  [
    'a HEIC photo',
    aPicture('IMG_1.heic', 'image/heic'),
    'Fotos em HEIC não são aceitas. Envie uma foto em PNG ou JPEG.',
  ],
  [
    'a HEIC photo without a type',
    aPicture('IMG_1.HEIC', ''),
    'Fotos em HEIC não são aceitas. Envie uma foto em PNG ou JPEG.',
  ],
  ['a drawing', aPicture('a.svg', 'image/svg+xml'), 'Envie uma foto em PNG ou JPEG.'],
  ['a large photo', aPicture('IMG_2.jpg', 'image/jpeg', 5_000_001), 'A foto pode ter até 5 MB.'],
])('DEL-014 %s is refused in the words of the server, without being sent', async (_, file, sentence) => {
  const api = serveCheck(aCheckOf(damaged))
  drawCheck()
  await user.upload(await findCamera(), file)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(api.callsTo(addCheckPhoto)).toHaveLength(0)
})

test('DEL-014 a photo that was not saved is sent again without being taken again', async () => {
  const api = serveCheck(aCheckOf(damaged)).on(addCheckPhoto, refusing(409, 'Este item já tem 10 fotos.'))
  drawCheck()
  await user.upload(await findCamera(), aPicture('avaria.png', 'image/png'))
  expect(await screen.findByText('Este item já tem 10 fotos.')).toBeTruthy()
  api.on(addCheckPhoto, aCheckLine({ ...damaged, photos: [aPhoto(61)] }))
  await user.click(screen.getByRole('button', { name: 'Enviar de novo' }))
  expect(await screen.findByRole('button', { name: `Foto 1 de ${panels}` })).toBeTruthy()
  expect(api.callsTo(addCheckPhoto).map(({ body }) => body)).toEqual([
    { picture: btoa('aaa') },
    { picture: btoa('aaa') },
  ])
})

test('DEL-014 after the tenth photo of a line there is no camera', async () => {
  const photos = Array.from({ length: 10 }, (_, index) => aPhoto(index + 1))
  serveCheck(aCheckOf({ ...damaged, photos }))
  drawCheck()
  const line = await findLine(panels)
  expect(line.getByText('10 de 10 fotos.')).toBeTruthy()
  expect(line.queryByLabelText(`Fotografar ${panels}`)).toBeNull()
})

test('DEL-014 a photo is opened large and removed after a question', async () => {
  const api = serveCheck(aCheckOf({ ...damaged, photos: [aPhoto(61), aPhoto(62)] })).on(removeCheckPhoto, null)
  drawCheck()
  await user.click(await screen.findByRole('button', { name: `Foto 2 de ${panels}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Foto 2 de ${panels}` }))
  await user.click(dialog.getByRole('button', { name: 'Remover' }))
  const question = within(await screen.findByRole('dialog', { name: 'Remover a foto' }))
  expect(api.callsTo(removeCheckPhoto)).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: `Foto 2 de ${panels}` })).toBeNull())
  expect(api.callsTo(removeCheckPhoto)[0]?.params).toEqual({ id: '71', photoId: '62' })
  expect(screen.getByRole('button', { name: `Foto 1 de ${panels}` })).toBeTruthy()
})

test('DEL-014 DEL-015 a photo of a closed check is opened and not removed', async () => {
  const closed = {
    state: 'OK',
    closedAt: '2026-11-23T12:30:00.000Z',
    refusal: 'A conferência já foi encerrada.',
  } as const
  serveCheck({ ...aCheckOf({ saved: aSavedCount(), photos: [aPhoto(61)] }), ...closed })
  drawCheck()
  await user.click(await screen.findByRole('button', { name: `Foto 1 de ${panels}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Foto 1 de ${panels}` }))
  expect(dialog.queryByRole('button', { name: 'Remover' })).toBeNull()
})
