import { uploadProductFile } from '@girassol/contract/catalogue'
import { addClaimMessage, addClaimPhoto } from '@girassol/contract/claims'
import { changeBrandLogo } from '@girassol/contract/company-brand'
import { addBanner, changeBanner } from '@girassol/contract/dashboard'
import { addCheckPhoto } from '@girassol/contract/delivery-checks'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { fileBody } from '@girassol/contract/http/file'
import { addNegotiationMessage } from '@girassol/contract/negotiations'
import { updateAvatar } from '@girassol/contract/profile'
import { changeOwnLogo, changeSellerLogo } from '@girassol/contract/sellers'
import { addPhoto } from '@girassol/contract/site-records'
import { createSite } from '@girassol/contract/sites'
import { createTriangulation, updateTriangulation } from '@girassol/contract/triangulation'
import { addAttachment } from '@girassol/contract/vouchers'
import { aPdf } from '@girassol/test-data/files'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { aBudget } from '../features/budgets/test-budgets.ts'
import { noon, openShop, type Shop } from '../features/cart/test-shop.ts'
import { insertClaimOf } from '../features/claims/test-stored-claim.ts'
import { insertNegotiationOf } from '../features/negotiations/test-stored-negotiation.ts'
import { approvedOrder } from '../features/payments/test-payer.ts'
import { aPng } from '../integrations/files/test-pictures.ts'
import {
  aFakePng,
  aHugePng,
  aPhoto,
  aPngWithText,
  foreignPdf,
  mark,
  unsafePdf,
} from '../integrations/files/test-unsafe-files.ts'
import { fileFaults } from '../integrations/files/unsafe-file.ts'
import type { Caller } from '../test-application.ts'
import { everyEndpoint, type Parts } from './test-contract.ts'

type JsonSchema = { readonly [key: string]: unknown }

/** Texts that are longer than anyone types, or named after a file. */
const isFile = (name: string, { type, maxLength }: JsonSchema): boolean =>
  type === 'string' && (Number(maxLength ?? 0) > 50_000 || /^(?:file|picture|avatar|logo|photo|image)$/i.test(name))

const holdsFile = (name: string, schema: unknown): boolean => {
  if (typeof schema !== 'object' || schema === null) return false
  if (isFile(name, schema as JsonSchema)) return true
  return Object.entries(schema).some(([key, part]) => holdsFile(/^(?:\d+|anyOf|items)$/.test(key) ? name : key, part))
}

const takesFile = ({ body }: Endpoint): boolean =>
  body === fileBody ||
  (body !== undefined && holdsFile('', z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' })))

/** Calls whose file is read as a table of text and never stored. */
const tables: ReadonlySet<string> = new Set([
  'previewCatalogueImport',
  'applyCatalogueImport',
  'listCatalogueRefusals',
  'previewFreightImport',
  'applyFreightImport',
  'listFreightRefusals',
  'previewIrradiationImport',
  'previewQuickOrderFile',
  'applyIrradiationImport',
  'listIrradiationRefusals',
  'previewUsersImport',
  'applyUsersImport',
  'listUsersRefusals',
])

const refusedFiles = {
  'a PNG that is HTML': aFakePng(),
  'a PNG of 50,000 × 50,000 pixels': aHugePng(),
  'a PDF that is HTML': unsafePdf('a page of HTML with the start of a PDF'),
  'a PDF with a script': unsafePdf('a script that runs on opening'),
  'a PDF with an escaped script': unsafePdf('a script in a name with escapes'),
  'a PDF with a packed script': unsafePdf('a script among packed objects'),
  'a PDF that starts a program': unsafePdf('an action that starts a program'),
  'a PDF with a file inside': unsafePdf('a file inside'),
} as const

const operation = (file: string) => ({
  customerDocument: '529.982.247-25',
  customerName: 'Maria da Luz',
  addressCity: 'São Paulo',
  addressState: 'SP',
  totalValue: 1,
  additionalData: '',
  attachments: [{ name: 'nota.pdf', file }],
})

const banner = { title: 'Verão', referLink: null, location: 'dashboard', active: true } as const

/** A delivery of an item of the order that has left, so that it is checked. */
const insertSentDelivery = async ({ db }: Shop, order_id: number) => {
  const { id } = await db
    .insertInto('delivery')
    .values({ order_id, number: 1, status: 'DISPATCHED', created_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow()
  const item = db.selectFrom('order_item').select('id').where('order_id', '=', order_id).limit(1)
  const { id: itemId } = await item.executeTakeFirstOrThrow()
  await db.insertInto('delivery_line').values({ delivery_id: id, order_item_id: itemId, quantity: 1 }).execute()
  return { id, itemId }
}

describe('a file that a user sends', () => {
  let shop: Shop
  let order: number
  let unsaved: number
  let saved: number
  let bannerId: number
  let site: number
  let claim: number
  let budget: number
  let checked: { readonly id: number; readonly itemId: number }
  const stored: Uint8Array[] = []
  const callers: Record<string, Caller> = {}

  beforeAll(async () => {
    shop = await openShop('postgres')
    for (const name of ['integrator', 'administrator']) callers[name] = await shop.as(`${name}@girassol.demo`)
    const { files } = shop.deps.ports
    const put = files.put.bind(files)
    vi.spyOn(files, 'put').mockImplementation((file) => {
      stored.push(file.bytes)
      return put(file)
    })
    const integrator = callers.integrator as Caller
    const billed = () =>
      approvedOrder({ shop, call: integrator }, 'PIX', { status: 'INVOICE_BILLED', is_triangulation: true })
    order = await approvedOrder({ shop, call: integrator }, 'PIX')
    unsaved = await billed()
    saved = await billed()
    await integrator(createTriangulation, { params: { id: saved }, body: { ...operation(''), attachments: [] } })
    site = (await integrator(createSite, { body: { title: 'Casa Prado', cityCode: '3550308' } })).json().id
    checked = await insertSentDelivery(shop, order)
    claim = await insertClaimOf(shop.db, order, 'Vidro trincado')
    budget = (await aBudget(shop, integrator)).id
    await insertNegotiationOf(shop.db, budget, 'Menos')
    const body = { ...banner, picture: aPng().toString('base64') }
    bannerId = (await (callers.administrator as Caller)(addBanner, { body })).json().id
  })
  afterAll(() => shop.close())
  beforeEach(() => stored.splice(0))

  const bannerVersion = async (): Promise<number> => {
    const { version } = await shop.db
      .selectFrom('banner')
      .select('version')
      .where('id', '=', bannerId)
      .executeTakeFirstOrThrow()
    return version
  }

  type Sending = readonly [caller: string, endpoint: Endpoint, parts: (file: string) => Parts | Promise<Parts>]
  let count = 0

  /** How each call of the contract is made with a file. */
  const sendings: Readonly<Record<string, Sending>> = {
    addPhoto: ['integrator', addPhoto, (picture) => ({ params: { id: site }, body: { picture } })],
    addClaimPhoto: ['integrator', addClaimPhoto, (picture) => ({ params: { id: claim }, body: { picture } })],
    addClaimMessage: [
      'integrator',
      addClaimMessage,
      (file) => ({ params: { id: claim }, body: { text: 'Segue.', files: [{ name: 'laudo', file }] } }),
    ],
    addNegotiationMessage: [
      'integrator',
      addNegotiationMessage,
      (file) => ({ params: { id: budget }, body: { text: 'Segue.', files: [{ name: 'laudo', file }] } }),
    ],
    addCheckPhoto: ['integrator', addCheckPhoto, (picture) => ({ params: checked, body: { picture } })],
    updateAvatar: ['integrator', updateAvatar, (avatar) => ({ body: { avatar } })],
    changeBrandLogo: ['integrator', changeBrandLogo, (picture) => ({ body: { picture } })],
    changeOwnLogo: ['integrator', changeOwnLogo, (picture) => ({ body: { picture } })],
    changeSellerLogo: ['administrator', changeSellerLogo, (picture) => ({ params: { id: 1 }, body: { picture } })],
    addBanner: ['administrator', addBanner, (picture) => ({ body: { ...banner, picture } })],
    changeBanner: [
      'administrator',
      changeBanner,
      async (picture) => ({ params: { id: bannerId }, body: { ...banner, picture, version: await bannerVersion() } }),
    ],
    uploadProductFile: ['administrator', uploadProductFile, (file) => ({ body: { use: 'technicalFile', file } })],
    addAttachment: [
      'administrator',
      addAttachment,
      (file) => ({ params: { id: order }, body: { file, filename: `planta ${++count}.pdf` } }),
    ],
    updateTriangulation: [
      'integrator',
      updateTriangulation,
      (file) => ({ params: { id: saved }, body: operation(file) }),
    ],
    // Last, because the first file that is accepted is the only one.
    createTriangulation: [
      'integrator',
      createTriangulation,
      (file) => ({ params: { id: unsaved }, body: operation(file) }),
    ],
  }

  const send = async ([caller, endpoint, parts]: Sending, file: Buffer) => {
    const answer = await (callers[caller] as Caller)(endpoint, (await parts(file.toString('base64'))) as never)
    return { status: answer.statusCode, message: String(answer.json()?.message) }
  }

  test('SEC-015 C-225 every call that takes a file is tested here', () => {
    const found = everyEndpoint.flatMap(([name, endpoint]) => (takesFile(endpoint) && !tables.has(name) ? [name] : []))
    expect(found.toSorted()).toEqual(Object.keys(sendings).toSorted())
  })

  test.each(Object.entries(sendings))('SEC-015 C-225 %s stores nothing harmful', async (_name, sending) => {
    for (const [what, file] of Object.entries(refusedFiles)) {
      const { status, message } = await send(sending, file)
      expect([what, status, stored.length]).toEqual([what, 400, 0])
      expect([what, message]).toEqual([what, expect.stringMatching(/[a-zç]{3}/)])
    }
    const cleaned = [aPngWithText(), await aPhoto(), foreignPdf('HTML behind the document')]
    for (const file of [...cleaned, aPng(), Buffer.from(aPdf(), 'latin1')]) await send(sending, file)
    expect(stored.length).toBeGreaterThan(0)
    for (const bytes of stored) expect(Buffer.from(bytes).toString('latin1')).not.toContain(mark)
  })

  test('SEC-015 C-225 the refusal says why, in a sentence for the user', async () => {
    const why = async (file: Buffer) => (await send(sendings.uploadProductFile as Sending, file)).message
    expect(await why(refusedFiles['a PDF with a script'])).toBe(fileFaults.pdfWithScript)
    expect(await why(refusedFiles['a PNG of 50,000 × 50,000 pixels'])).toBe(fileFaults.pictureTooManyPixels)
  })
})
