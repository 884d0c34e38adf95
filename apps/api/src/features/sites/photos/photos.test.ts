import * as records from '@girassol/contract/site-records'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../../database/test-database.ts'
import { aPng } from '../../../integrations/files/test-pictures.ts'
import { applyRetention } from '../../../jobs/apply-retention.ts'
import type { Caller } from '../../../test-application.ts'
import { openSiteDesk, type SiteDesk } from '../test-sites.ts'

/** A JPEG with the place at which it was taken. */
const aPhotoWithPlace = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#335577' } })
    .withExif({
      IFD0: { Make: 'Camera', Software: 'Telefone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 0/1' },
    })
    .jpeg()
    .toBuffer()

describe.each(testedDatabases)('photos of a site on %s', (kind) => {
  let desk: SiteDesk
  let other: Caller

  beforeAll(async () => {
    desk = await openSiteDesk(kind)
    other = await desk.as('integrator2@girassol.demo')
  })
  afterAll(() => desk.close())

  const add = (id: number, picture: Uint8Array, headers = {}) =>
    desk.integrator(
      records.addPhoto,
      { params: { id }, body: { picture: Buffer.from(picture).toString('base64') } },
      headers,
    )
  const download = (id: number, photoId: number, call: Caller = desk.integrator) =>
    call(records.downloadPhoto, { params: { id, photoId } })
  const listFiles = async () => (await desk.deps.ports.files.list()).filter((key) => key.startsWith('sites/'))

  test('SITE-014 a JPEG with GPS is stored and downloaded without EXIF', async () => {
    const { id } = await desk.site()
    const sent = await aPhotoWithPlace()
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Telefone')
    const answer = await add(id, Buffer.concat([sent, Buffer.from('anexo escondido')]))
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({ author: 'Marina Alves', width: 40, height: 30 }),
    ])
    const photo = answer.json()
    const { rawPayload, headers } = await download(id, photo.id)
    expect(headers['content-type']).toBe('image/jpeg')
    const { exif, width } = await sharp(rawPayload).metadata()
    expect([exif, width]).toEqual([undefined, 40])
    expect(rawPayload.includes('escondido')).toBe(false)
    expect((await desk.show(id)).photos).toEqual([photo])
    expect(photo.address).toBe(`/sites/${id}/photos/${photo.id}`)
  })

  test('SITE-014 C-155 a photo is judged by its content: others and larger ones are 400 and leave no file', async () => {
    const { id } = await desk.site()
    const before = await listFiles()
    const heavy = Buffer.concat([aPng(), Buffer.alloc(5_000_001)])
    for (const [picture, sentence] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Envie uma foto em PNG ou JPEG.'],
      [Buffer.from('%PDF-1.7'), 'Envie uma foto em PNG ou JPEG.'],
      [heavy, 'A foto pode ter até 5 MB.'],
    ] as const) {
      const answer = await add(id, picture)
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(sentence)])
    }
    expect((await add(id, aPng({ width: 8000, height: 8000 }))).statusCode).toBe(400)
    expect(await listFiles()).toEqual(before)
  })

  test('SITE-014 a site takes 40 photos: of two at once one is the 40th, the 41st is 409 and leaves no file', async () => {
    const { id } = await desk.site()
    const added_by = await desk.userId('integrator@girassol.demo')
    const rows = Array.from({ length: 39 }, (_, at) => ({
      site_id: id,
      storage_key: `sites/${kind}-${at}.png`,
      content_type: 'image/png',
      width: 1,
      height: 1,
      added_by,
      added_at: '2026-11-23T15:00:00.000Z',
    }))
    await desk.db.insertInto('site_photo').values(rows).execute()
    const before = await listFiles()
    const answers = await Promise.all([add(id, aPng()), add(id, aPng({ width: 60 }))])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect((await add(id, aPng())).json()).toMatchObject({ reason: 'tooManyPhotos' })
    expect(await listFiles()).toHaveLength(before.length + 1)
  })

  test('SITE-014 C-152 a repeated Idempotency-Key adds one photo and stores one file', async () => {
    const { id } = await desk.site()
    const before = await listFiles()
    const headers = { 'idempotency-key': `photo-${kind}-once` }
    const first = await add(id, aPng(), headers)
    const again = await add(id, aPng(), headers)
    expect(again.json()).toEqual(first.json())
    expect(await listFiles()).toHaveLength(before.length + 1)
    expect((await download(id, first.json().id)).statusCode).toBe(200)
  })

  test('SITE-014 another seller finds no photo; a removed one is gone, with its file in the night', async () => {
    const [first, second] = [await desk.site(), await desk.site()]
    const photo = (await add(first.id, aPng())).json()
    expect((await download(first.id, photo.id, other)).statusCode).toBe(404)
    expect((await download(second.id, photo.id)).statusCode).toBe(404)
    const { storage_key: key } = await desk.db
      .selectFrom('site_photo')
      .select('storage_key')
      .where('id', '=', photo.id)
      .executeTakeFirstOrThrow()
    const remove = () => desk.integrator(records.removePhoto, { params: { id: first.id, photoId: photo.id } })
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404])
    await applyRetention(desk.deps)
    expect(await desk.deps.ports.files.exists(key)).toBe(false)
  })
})
