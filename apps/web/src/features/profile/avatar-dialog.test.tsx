import { updateAvatar } from '@girassol/contract/profile'
import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { SessionProvider } from '../../shell/session.tsx'
import { AvatarDialog } from './avatar-dialog.tsx'

const drawn = 'data:image/jpeg;base64,/9j/4AAQ'

// No picture is decoded and no canvas drawn outside a browser: what is drawn is told by the story.
vi.mock('./draw-avatar.ts', () => ({ drawAvatar: async () => drawn }))
vi.mock('react-easy-crop', () => ({
  default: ({ onCropComplete, image, ...cropper }: { onCropComplete: (...areas: object[]) => void; image: string }) => (
    <button
      type="button"
      data-image={image}
      data-limits={JSON.stringify(cropper)}
      onClick={() => onCropComplete({}, { x: 0, y: 0, width: 100, height: 100 })}
    >
      recorte
    </button>
  ),
}))

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
afterEach(() => notifications.clean())

const fileOf = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'eu', { type })

const open = async (avatar: string | null = null) => {
  const onClose = vi.fn()
  const api = fakeApi()
    .on(readSession, aSession('INTEGRATOR', { avatar }))
    .on(updateAvatar, { avatar: '/api/users/avatar/b.jpg' })
  renderScreen(
    <SessionProvider>
      <AvatarDialog onClose={onClose} />
    </SessionProvider>,
  )
  const user = userEvent.setup({ applyAccept: false })
  const choose = async (file: File) => user.upload(await screen.findByLabelText('Arquivo da imagem'), file)
  await screen.findByRole('dialog', { name: 'Alterar imagem de perfil' })
  return { api, user, onClose, choose }
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await screen.findByRole('button', { name }))

const chosenAndCut = async () => {
  const opened = await open()
  await opened.choose(fileOf('image/png', 500))
  await press(opened.user, /recorte/)
  return opened
}

describe('the dialog of the picture', () => {
  test('AVA-001 it offers a file, the way back and, once there is something, to confirm and to remove', async () => {
    const { api, user } = await open()
    const input = await screen.findByLabelText<HTMLInputElement>('Arquivo da imagem')
    expect([input.type, input.accept]).toEqual(['file', 'image/jpeg,image/png'])
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy()
    for (const name of [/^Confirmar/, /^Remover imagem/]) {
      expect((await screen.findByRole('button', { name })).getAttribute('aria-disabled')).toBe('true')
      await press(user, name)
    }
    expect(api.callsTo(updateAvatar)).toEqual([])
  })

  test('AVA-001 AVA-002 AVA-003 a chosen file stands behind a round hole, zoomed and turned within the limits', async () => {
    const { choose } = await open()
    await choose(fileOf('image/jpeg', 102_400))
    const cropper = await screen.findByText('recorte')
    expect(cropper.dataset.image).toBe('blob:picture')
    expect(JSON.parse(cropper.dataset.limits ?? '')).toMatchObject({
      cropShape: 'round',
      aspect: 1,
      minZoom: 1,
      maxZoom: 3,
    })
    const limitsOf = (name: string) => {
      const { min, max, step } = screen.getByRole<HTMLInputElement>('slider', { name })
      return [min, max, step]
    }
    expect(limitsOf('Zoom')).toEqual(['1', '3', '0.1'])
    expect(limitsOf('Rotação')).toEqual(['0', '360', '1'])
  })

  test.each([
    ['AVA-004 a GIF', fileOf('image/gif', 10), 'Tipo de arquivo não permitido (JPG, PNG)'],
    ['AVA-005 102401 bytes', fileOf('image/png', 102_401), 'Tamanho do arquivo excedido (100kb)'],
  ])('%s cannot be chosen', async (_title, file, sentence) => {
    const { choose } = await open()
    await choose(file)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText('recorte')).toBeNull()
  })

  test('AVA-006 AVA-007 what is seen in the circle is sent, and told', async () => {
    const { api, user, onClose } = await chosenAndCut()
    await press(user, /^Confirmar/)
    expect(await screen.findByText('Imagem de perfil alterada com sucesso!')).toBeTruthy()
    expect(api.callsTo(updateAvatar).map(({ body }) => body)).toEqual([{ avatar: drawn }])
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('AVA-006 C-112 removing sends none', async () => {
    const { api, user, onClose } = await open('/api/users/avatar/a.jpg')
    await press(user, /^Remover imagem/)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.callsTo(updateAvatar).map(({ body }) => body)).toEqual([{ avatar: null }])
  })

  test('AVA-008 a failing server is told in these words, and the dialog stays', async () => {
    const { api, user, onClose } = await chosenAndCut()
    api.on(updateAvatar, refusing(500, 'Erro interno'))
    await press(user, /^Confirmar/)
    expect(await screen.findByText('Ocorreu um erro ao salvar imagem de perfil.')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })
})
