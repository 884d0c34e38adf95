import { PDFDocument } from '@cantoo/pdf-lib'
import { aPdf } from '@girassol/test-data/files'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPdf } from '../../documents/draw-pdf.ts'
import { cleanFile } from './clean-file.ts'
import { cleanPdf } from './clean-pdf.ts'
import { detectFileKind } from './file-kind.ts'
import { aPng } from './test-pictures.ts'
import {
  aBomb,
  aFakePng,
  aHugePng,
  aPhoto,
  aPngWithText,
  foreignPdf,
  foreignPdfs,
  mark,
  unsafePdf,
  unsafePdfs,
} from './test-unsafe-files.ts'
import { FileCheckBusy, UnsafeFile } from './unsafe-file.ts'

const clean = async (bytes: Uint8Array) => {
  const kind = detectFileKind(bytes)
  if (kind === null) throw new Error('a file of no kind')
  return cleanFile(bytes, kind)
}

const readFault = (bytes: Uint8Array): Promise<string> =>
  clean(bytes).then(
    () => 'accepted',
    (error: unknown) => (error instanceof UnsafeFile ? error.fault : String(error)),
  )

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

describe('pictures', () => {
  test('SEC-015 C-225 a PNG that is HTML is refused', async () => {
    expect(await readFault(aFakePng())).toBe('pictureUnreadable')
  })

  test('SEC-015 C-225 a PNG of 50,000 × 50,000 pixels is refused by its header', async () => {
    expect(await readFault(aHugePng())).toBe('pictureTooManyPixels')
  })

  test('SEC-015 C-225 half a picture is refused', async () => {
    const png = aPng({ pixels: Buffer.alloc(40) })
    expect(await readFault(png)).toBe('pictureUnreadable')
    expect(await readFault((await aPhoto()).subarray(0, 400))).toBe('pictureUnreadable')
  })

  test('SEC-015 C-225 what stands behind a picture is not stored', async () => {
    expect(text(aPngWithText())).toContain(mark)
    expect(text((await clean(aPngWithText())).bytes)).not.toContain(mark)
  })

  test('SEC-015 C-225 a photo is stored upright, without its place and camera', async () => {
    const photo = await aPhoto()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { bytes, size } = await clean(photo)
    expect(size).toEqual({ width: 30, height: 60 })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 60 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(text(bytes)).not.toContain(mark)
  })

  test.each(['png', 'jpeg', 'webp'] as const)(
    'SEC-015 C-225 a %s stays one, is no larger, and looks the same',
    async (format) => {
      const picture = sharp({ create: { width: 90, height: 40, channels: 3, background: '#c86400' } })
      const sent = await picture.toFormat(format, { quality: 60 }).toBuffer()
      const { bytes } = await clean(sent)
      const { format: stored, width, height } = await sharp(bytes).metadata()
      expect({ stored, width, height }).toEqual({ stored: format, width: 90, height: 40 })
      expect(bytes.length).toBeLessThanOrEqual(sent.length)
      const [{ mean: red } = { mean: 0 }] = (await sharp(bytes).stats()).channels
      expect(Math.abs(red - 0xc8)).toBeLessThan(6)
    },
  )
})

describe('PDFs', () => {
  const names = Object.keys(unsafePdfs) as (keyof typeof unsafePdfs)[]
  test.each(names)('SEC-015 C-225 a PDF is refused with %s', async (name) => {
    expect(await readFault(unsafePdf(name))).toBe(unsafePdfs[name][0])
  })

  const foreign = Object.keys(foreignPdfs) as (keyof typeof foreignPdfs)[]
  test.each(foreign)('SEC-015 C-225 the document is stored without %s', async (name) => {
    expect(text(foreignPdf(name))).toContain(mark)
    const { bytes } = await clean(foreignPdf(name))
    expect(text(bytes)).not.toContain(mark)
    expect(text(bytes)).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/)
  })

  test('SEC-015 C-225 a PDF that unpacks to more than memory allows is refused', async () => {
    expect(await readFault(aBomb())).toBe('pdfTooComplex')
  })

  test('SEC-015 C-225 a PDF that fills the memory is refused, and the server lives on', async () => {
    const full = Buffer.from(aPdf({ objects: [`[${'[1]'.repeat(5_000_000)}]`] }), 'latin1')
    await expect(cleanPdf(full, { workMs: 25_000, startMs: 30_000 })).rejects.toMatchObject({ fault: 'pdfTooComplex' })
    expect(await readFault(Buffer.from(aPdf(), 'latin1'))).toBe('accepted')
  })

  test('SEC-015 C-225 a PDF that takes too long is refused, and its process ends', async () => {
    const long = Buffer.from(
      aPdf({ objects: Array.from({ length: 60_000 }, () => '<< /A [1 2 3 4 5 6 7 8] >>') }),
      'latin1',
    )
    // Three, because two processes may be idle after other tests; then none is.
    const times = { workMs: 1, startMs: 30_000 }
    const ended = await Promise.allSettled([1, 2, 3].map(() => cleanPdf(long, times)))
    for (const end of ended) expect(end).toMatchObject({ reason: { fault: 'pdfTooComplex' } })
    await expect(cleanPdf(long, { workMs: 30_000, startMs: 1 })).rejects.toThrow(FileCheckBusy)
  })

  test('SEC-015 C-225 the papers that the portal draws are accepted, and stay readable', async () => {
    const drawn = await drawPdf({ title: 'Pedido 12', content: ['Módulo 550 W', { text: 'Total', style: 'total' }] })
    const { bytes } = await clean(drawn)
    expect(detectFileKind(bytes)?.contentType).toBe('application/pdf')
    expect(await readFault(bytes)).toBe('accepted')
    expect((await clean(drawn)).bytes).toEqual(bytes)
  })

  test('SEC-015 C-225 a PDF that is only protected against changes is accepted, and one with a password is refused', async () => {
    const encrypted = async (userPassword: string) => {
      const document = await PDFDocument.create()
      document.addPage()
      document.encrypt({ userPassword, ownerPassword: 'of the owner', permissions: { modifying: false } })
      return document.save()
    }
    const { bytes } = await clean(await encrypted(''))
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1)
    expect(await readFault(await encrypted('segredo'))).toBe('pdfLocked')
  })

  test('SEC-015 C-225 a form without a script is accepted', async () => {
    const field = '<< /FT /Tx /T (nome) /V (Ana) /Subtype /Widget /Rect [0 0 10 10] >>'
    const form = aPdf({ catalogue: '/AcroForm << /Fields [4 0 R] >>', objects: [field] })
    expect(text((await clean(Buffer.from(form, 'latin1'))).bytes)).toContain('%PDF-1.7')
  })
})
