import { updateAvatar } from '@girassol/contract/profile'
import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { AvatarDialog } from './avatar-dialog.tsx'

const drawn = 'data:image/jpeg;base64,/9j/4AAQ'
const scale = vi.fn()
const translate = vi.fn()

/** A picture of 400 by 300 px is shown in its own size; outside a browser nothing is decoded or drawn. */
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(300)
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue()
  const context = { fillRect: vi.fn(), scale, translate, rotate: vi.fn(), drawImage: vi.fn() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(drawn)
  scale.mockReset()
  translate.mockReset()
})

const aFile = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'eu', { type })

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
  await opened.choose(aFile('image/png', 500))
  fireEvent.load(await screen.findByAltText('Imagem escolhida'))
  return opened
}

describe('the dialog of the picture', () => {
  test('AVA-001 shows the file field, Cancelar and, once there is a picture, confirm and remove', async () => {
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

  test('AVA-001 AVA-002 AVA-003 a chosen file is shown in a round frame, zoomed and rotated within the limits', async () => {
    const { choose } = await open()
    await choose(aFile('image/jpeg', 102_400))
    const picture = await screen.findByAltText<HTMLImageElement>('Imagem escolhida')
    expect(picture.getAttribute('src')).toBe('blob:picture')
    fireEvent.load(picture)
    const hole = await screen.findByRole('group', { name: /^Recorte/ })
    expect([hole.style.width, hole.style.height]).toEqual(['300px', '300px'])
    expect(hole.className).toContain('Round')
    const zoomAfter = (deltaY: number) => {
      fireEvent.wheel(hole, { deltaY, clientX: 200, clientY: 150 })
      return screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value
    }
    expect([zoomAfter(-10_000), zoomAfter(10_000)]).toEqual(['3', '1'])
    const readLimits = (name: string) => {
      const { min, max, step } = screen.getByRole<HTMLInputElement>('slider', { name })
      return [min, max, step]
    }
    expect(readLimits('Zoom')).toEqual(['1', '3', '0.1'])
    expect(readLimits('Rotação')).toEqual(['0', '360', '1'])
  })

  test.each([
    ['AVA-004 a GIF', aFile('image/gif', 10), 'Tipo de arquivo não permitido (JPG, PNG)'],
    ['AVA-005 102401 bytes', aFile('image/png', 102_401), 'Tamanho do arquivo excedido (100kb)'],
  ])('%s cannot be chosen', async (_title, file, sentence) => {
    const { choose } = await open()
    await choose(file)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByAltText('Imagem escolhida')).toBeNull()
  })

  test('AVA-006 AVA-007 the part inside the circle is sent, and the success is reported', async () => {
    const { api, user, onClose } = await chosenAndCut()
    await press(user, /^Confirmar/)
    expect(await screen.findByText('Imagem de perfil alterada com sucesso!')).toBeTruthy()
    expect(api.callsTo(updateAvatar).map(({ body }) => body)).toEqual([{ avatar: drawn }])
    // The square in the middle of the picture, 300 px wide from its 50th.
    expect(scale.mock.calls).toEqual([[256 / 300, 256 / 300]])
    expect(translate.mock.calls[0]).toEqual([200 - 50, 150])
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('AVA-006 C-112 removing sends null', async () => {
    const { api, user, onClose } = await open('/api/users/avatar/a.jpg')
    await press(user, /^Remover imagem/)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.callsTo(updateAvatar).map(({ body }) => body)).toEqual([{ avatar: null }])
  })

  test('AVA-008 a failing server is shown with this sentence, and the dialog stays', async () => {
    const { api, user, onClose } = await chosenAndCut()
    api.on(updateAvatar, refusing(500, 'Erro interno'))
    await press(user, /^Confirmar/)
    expect(await screen.findByText('Ocorreu um erro ao salvar imagem de perfil.')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })
})
