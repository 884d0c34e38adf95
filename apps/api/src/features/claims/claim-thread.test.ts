import * as contract from '@girassol/contract/claims'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { aPng } from '../../integrations/files/test-pictures.ts'
import { type ClaimDesk, openClaimDesk } from './test-claim-desk.ts'

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** A JPEG with the place at which it was taken. */
const aPhotoWithPlace = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#335577' } })
    .withExif({ IFD0: { Software: 'Telefone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()

describe.each(testedDatabases)('the thread and the photos of a claim on %s', (kind) => {
  let desk: ClaimDesk

  beforeAll(async () => {
    desk = await openClaimDesk(kind)
  })
  afterAll(() => desk.close())

  type Message = { text: string; isInternal?: boolean; files?: { name: string; file: string }[] }
  const write = (id: number, message: Message, role: 'INTEGRATOR' | 'CUSTOMER_SUCCESS' | 'LOGISTICS' = 'INTEGRATOR') =>
    desk.as(role)(contract.addClaimMessage, { params: { id }, body: message })
  const listFiles = async () => (await desk.deps.ports.files.list()).filter((key) => key.startsWith('claims/'))
  const file = (name = 'laudo.png') => ({ name, file: toBase64(aPng()) })

  test('CLM-010 an internal message and its files reach no integrator by any call', async () => {
    const { id, orderId } = await desk.taken()
    const secret = 'Transportadora já pagou, não contar.'
    const internal = { text: secret, isInternal: true, files: [file('interno.png')] }
    const answer = await write(id, internal, 'CUSTOMER_SUCCESS')
    expect(answer.statusCode).toBe(201)
    const [message] = (answer.json() as contract.ClaimView).messages
    expect(message).toMatchObject({ text: secret, isInternal: true, side: 'distributor' })
    const fileId = message?.files[0]?.id ?? 0
    const download = (role: 'INTEGRATOR' | 'LOGISTICS') =>
      desk.as(role)(contract.downloadClaimFile, { params: { id, fileId } })
    expect((await download('LOGISTICS')).statusCode).toBe(200)
    expect((await download('INTEGRATOR')).statusCode).toBe(404)
    const integrator = desk.as('INTEGRATOR')
    for (const seen of [
      await integrator(contract.readClaim, { params: { id } }),
      await integrator(contract.listClaims, { query: {} }),
      await write(id, { text: 'Alguma novidade?' }),
    ]) {
      expect(seen.statusCode).toBeLessThan(300)
      expect(seen.body).not.toContain(secret)
      expect(seen.body).not.toContain('interno.png')
    }
    const notices = await desk.db.selectFrom('notification').select('message').where('order_id', '=', orderId).execute()
    expect(notices.filter((notice) => notice.message.includes(secret))).toEqual([])
    expect((await desk.readLog(orderId)).filter(({ description }) => description.includes(secret))).toEqual([])
    expect((await desk.show(id, 'CUSTOMER_SUCCESS')).answeredAt).toBeNull()
    const forged = await write(id, { text: 'Interna?', isInternal: true })
    expect(forged.statusCode).toBe(403)
  })

  test('CLM-006 CLM-010 the first message of the distributor is the first answer, and both sides are notified once', async () => {
    const { id, orderId } = await desk.taken()
    await write(id, { text: 'Recebemos as fotos.' }, 'LOGISTICS')
    const { answeredAt, dueOn } = await desk.show(id)
    expect(answeredAt).not.toBeNull()
    expect(dueOn).toBe('2026-12-07')
    await write(id, { text: 'Obrigada.' })
    const notices = await desk.db
      .selectFrom('notification')
      .innerJoin('app_user', 'app_user.id', 'notification.user_id')
      .select(['app_user.roles', 'notification.user_id'])
      .where('notification.title', '=', 'Nova mensagem na ocorrência')
      .where('notification.order_id', '=', orderId)
      .execute()
    const readers = notices.map(({ user_id }) => user_id)
    expect(new Set(readers).size).toBe(readers.length)
    expect(notices.filter(({ roles }) => roles.includes('CUSTOMER_SUCCESS'))).toHaveLength(1)
    expect(notices.filter(({ roles }) => roles.includes('INTEGRATOR')).length).toBeGreaterThan(0)
  })

  test('C-203 an answer of the integrator takes a claim that waited for it back into analysis', async () => {
    const { id } = await desk.taken()
    await desk.move(id, 'WAITING_CUSTOMER', { reason: 'Qual é o número da nota?' })
    const answer = await write(id, { text: 'Nota 4411.' })
    expect(answer.json()).toMatchObject({
      status: 'IN_ANALYSIS',
      messages: [{ text: 'Nota 4411.', side: 'integrator' }],
    })
  })

  test('CLM-010 up to three files, PDF, PNG or JPEG by their content; what is refused leaves no file', async () => {
    const { id } = await desk.taken()
    const before = await listFiles()
    const svg = { name: 'foto.png', file: toBase64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) }
    const heavy = { name: 'grande.png', file: toBase64(Buffer.concat([aPng(), Buffer.alloc(5_000_001)])) }
    for (const files of [[file(), svg], [heavy], [file(), file(), file(), file()]]) {
      expect((await write(id, { text: 'Veja.', files })).statusCode).toBe(400)
    }
    expect(await listFiles()).toEqual(before)
    const headers = { 'idempotency-key': `claim-message-${kind}` }
    const send = () =>
      desk.as('INTEGRATOR')(
        contract.addClaimMessage,
        { params: { id }, body: { text: 'Veja.', files: [file()] } },
        headers,
      )
    const [first, again] = [await send(), await send()]
    expect(again.json()).toEqual(first.json())
    expect(await listFiles()).toHaveLength(before.length + 1)
    expect((await desk.show(id)).messages).toHaveLength(1)
    await desk.move(id, 'REFUSED', { reason: 'Dano de instalação.' })
    expect((await write(id, { text: 'Mas por quê?' })).json()).toMatchObject({ reason: 'claimEnded' })
  })

  test('DEL-014 photos of a claim lose place and camera, others are refused, and the eleventh of an item is 409', async () => {
    const { id, panel, inverter } = await desk.taken()
    const add = (picture: Uint8Array, itemId = panel) =>
      desk.as('INTEGRATOR')(contract.addClaimPhoto, {
        params: { id },
        query: { itemId },
        body: { picture: toBase64(picture) },
      })
    const sent = await aPhotoWithPlace()
    const [photo] = ((await add(sent)).json() as contract.ClaimView).photos
    expect(photo).toMatchObject({ itemId: panel, width: 40, height: 30 })
    const { rawPayload, headers } = await desk.as('CUSTOMER_SUCCESS')(contract.downloadClaimPhoto, {
      params: { id, photoId: photo?.id ?? 0 },
    })
    expect(headers['content-type']).toBe('image/jpeg')
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(rawPayload.includes('Telefone')).toBe(false)
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    for (const other of [heic, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
      expect((await add(other)).statusCode).toBe(400)
    expect((await add(aPng(), inverter)).statusCode).toBe(404)
    const before = await listFiles()
    for (let count = 1; count < 10; count += 1) expect((await add(aPng())).statusCode).toBe(201)
    const eleventh = await add(aPng())
    expect([eleventh.statusCode, eleventh.json().reason]).toEqual([409, 'tooManyPhotos'])
    expect(await listFiles()).toHaveLength(before.length + 9)
  })
})
