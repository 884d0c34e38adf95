import * as contract from '@girassol/contract/delivery-checks'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { aPng } from '../../integrations/files/test-pictures.ts'
import { aPhoto, mark } from '../../integrations/files/test-unsafe-files.ts'
import { applyRetention } from '../../jobs/apply-retention.ts'
import type { Caller } from '../../test-application.ts'
import { noon } from '../cart/test-shop.ts'
import { type CheckDesk, type Checked, openCheckDesk } from './test-check-desk.ts'

describe.each(testedDatabases)('photos of a check on %s', (kind) => {
  let desk: CheckDesk

  /** The keys of this test's files: other tests store theirs in the same place. */
  const stored: string[] = []

  beforeAll(async () => {
    desk = await openCheckDesk(kind)
    const { files } = desk.deps.ports
    const put = files.put.bind(files)
    vi.spyOn(files, 'put').mockImplementation((file) => {
      stored.push(file.key)
      return put(file)
    })
  })
  afterAll(() => desk.close())

  const download = ({ id }: Checked, photoId: number, call: Caller = desk.callers.LOGISTICS) =>
    call(contract.downloadCheckPhoto, { params: { id, photoId } })
  const listFiles = async () => (await desk.deps.ports.files.list()).filter((key) => stored.includes(key))
  const plantPhotos = async ({ id, itemIds }: Checked, count: number) => {
    const { id: added_by } = await desk.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow()
    const rows = Array.from({ length: count }, (_, at) => ({
      delivery_id: id,
      order_item_id: itemIds[0] ?? 0,
      storage_key: `deliveries/${kind}-${at}.png`,
      content_type: 'image/png',
      width: 1,
      height: 1,
      added_by,
      added_at: noon,
    }))
    await desk.db.insertInto('delivery_check_photo').values(rows).execute()
  }

  test('DEL-014 a JPEG with GPS is stored and read without EXIF by those who read the order', async () => {
    const checked = await desk.deliver()
    const sent = await aPhoto()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const answer = await desk.addPhoto(checked, [0, sent])
    expect(answer.statusCode).toBe(201)
    const [photo] = answer.json().photos
    expect(photo.address).toBe(`/deliveries/${checked.id}/check/photos/${photo.id}`)
    const { rawPayload, headers } = await download(checked, photo.id)
    expect(headers['content-type']).toBe('image/jpeg')
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(rawPayload.includes(mark)).toBe(false)
    expect((await desk.read(checked)).lines.map(({ photos }) => photos.length)).toEqual([1, 0, 0])
  })

  test('DEL-014 a photo is judged by its content: HEIC, SVG, PDF and heavy ones are 400 and leave no file', async () => {
    const checked = await desk.deliver()
    const before = await listFiles()
    const heic = Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(40)])
    for (const [picture, sentence] of [
      [heic, 'Envie uma foto em PNG ou JPEG.'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Envie uma foto em PNG ou JPEG.'],
      [Buffer.from('%PDF-1.7'), 'Envie uma foto em PNG ou JPEG.'],
      [Buffer.concat([aPng(), Buffer.alloc(5_000_001)]), 'A foto pode ter até 5 MB.'],
    ] as const) {
      const answer = await desk.addPhoto(checked, [0, picture])
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(sentence)])
    }
    expect(await listFiles()).toEqual(before)
  })

  test('DEL-014 a line takes ten photos: of two at once one is the tenth, the eleventh is 409 and leaves no file', async () => {
    const checked = await desk.deliver()
    await plantPhotos(checked, 9)
    const before = await listFiles()
    const answers = await Promise.all([desk.addPhoto(checked, [0, aPng()]), desk.addPhoto(checked, [0, aPng()])])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect((await desk.addPhoto(checked, [0, aPng()])).json()).toMatchObject({
      reason: 'tooManyPhotos',
      message: 'Cada item pode ter até 10 fotos.',
    })
    expect((await desk.addPhoto(checked, [1, aPng()])).statusCode).toBe(201)
    expect(await listFiles()).toHaveLength(before.length + 2)
  })

  test('DEL-014 C-152 a repeated Idempotency-Key adds one photo and stores one file', async () => {
    const checked = await desk.deliver()
    const before = await listFiles()
    const headers = { 'idempotency-key': `check-photo-${kind}` }
    const first = await desk.addPhoto(checked, [0, aPng()], headers)
    const again = await desk.addPhoto(checked, [0, aPng()], headers)
    expect(again.json()).toEqual(first.json())
    expect(await listFiles()).toHaveLength(before.length + 1)
  })

  test('DEL-014 DEL-015 a photo of another item or delivery is 404, and so is every photo for a stranger', async () => {
    const [checked, other] = [await desk.deliver(), await desk.deliver()]
    const [photo] = (await desk.addPhoto(checked, [0, aPng()])).json().photos
    expect((await desk.addPhoto({ ...checked, itemIds: other.itemIds }, [0, aPng()])).statusCode).toBe(404)
    expect((await download(other, photo.id)).statusCode).toBe(404)
    const stranger = await desk.as('integrator2@girassol.demo')
    expect((await download(checked, photo.id, stranger)).statusCode).toBe(404)
    const params = { id: checked.id, photoId: photo.id }
    expect((await stranger(contract.removeCheckPhoto, { params })).statusCode).toBe(404)
    expect((await desk.callers.LOGISTICS(contract.removeCheckPhoto, { params })).statusCode).toBe(403)
  })

  test('DEL-014 SEC-023 a removed photo is gone with its file in the night, but not while a claim shows it', async () => {
    const checked = await desk.deliver()
    const findKey = async (photoId: number) => {
      const row = desk.db.selectFrom('delivery_check_photo').select('storage_key').where('id', '=', photoId)
      return (await row.executeTakeFirstOrThrow()).storage_key
    }
    const [removed] = (await desk.addPhoto(checked, [2, aPng()])).json().photos
    const [kept] = (await desk.addPhoto(checked, [0, aPng()])).json().photos
    const keys = { removed: await findKey(removed.id), kept: await findKey(kept.id) }
    const remove = () =>
      desk.callers.INTEGRATOR(contract.removeCheckPhoto, { params: { id: checked.id, photoId: removed.id } })
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404])
    await desk.save(checked, [0, { counted: 9 }])
    await desk.saveRest(checked)
    expect((await desk.sign(checked)).statusCode).toBe(200)
    await desk.db.deleteFrom('delivery_check_photo').where('id', '=', kept.id).execute()
    await desk.db.insertInto('leftover_file').values({ key: keys.kept, left_at: noon }).execute()
    await applyRetention(desk.deps)
    const { files } = desk.deps.ports
    expect([await files.exists(keys.removed), await files.exists(keys.kept)]).toEqual([false, true])
  })
})
