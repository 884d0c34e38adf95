import { deflateSync } from 'node:zlib'
import { aPdf } from '@girassol/test-data/files'
import sharp from 'sharp'
import { aPng } from './test-pictures.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

/** Harmless here; a mark that must not be found in anything that is stored. */
export const mark = 'alert("girassol")'

const page = `<html><script>${mark}</script></html>`

const stream = (entries: string, body: Buffer): string =>
  `<< ${entries} /Length ${body.length} >>\nstream\n${body.toString('latin1')}\nendstream`

/** Objects that are packed together; the first has the number 40. */
const packed = (object: string): string =>
  stream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', deflateSync(bytes(`40 0 ${object}`)))

const script = `<< /S /JavaScript /JS (${mark}) >>`
const file = stream('/Type /EmbeddedFile', bytes(page))

/** PDFs that must be refused, with the reason. For tests. */
export const unsafePdfs = {
  'a script that runs on opening': ['pdfWithScript', aPdf({ catalogue: '/OpenAction 4 0 R', objects: [script] })],
  'a script without a reference': ['pdfWithScript', aPdf({ objects: [script] })],
  'a script in a name with escapes': ['pdfWithScript', aPdf({ objects: [`<< /S /J#61vaScript /J#53 (${mark}) >>`] })],
  'a script in a name with small escapes': ['pdfWithScript', aPdf({ objects: [`<< /#4a#53 (${mark}) >>`] })],
  'a script in the tree of names': [
    'pdfWithScript',
    aPdf({ catalogue: `/Names << /JavaScript << /Names [(a) << /S /Named /JS (${mark}) >>] >> >>` }),
  ],
  'a script among packed objects': [
    'pdfWithScript',
    aPdf({ catalogue: '/OpenAction 40 0 R', objects: [packed(script)] }),
  ],
  'a script in an annotation': ['pdfWithScript', aPdf({ objects: [`<< /Subtype /Widget /AA << /E ${script} >> >>`] })],
  'a form of another language': ['pdfWithScript', aPdf({ catalogue: '/AcroForm << /Fields [] /XFA (x) >>' })],
  'an action that starts a program': [
    'pdfWithLaunch',
    aPdf({ catalogue: '/OpenAction << /S /Launch /F (calc.exe) >>' }),
  ],
  'a file inside': ['pdfWithFile', aPdf({ objects: ['<< /Type /Filespec /EF << /F 5 0 R >> >>', file] })],
  'a file inside without a name': ['pdfWithFile', aPdf({ objects: [file] })],
  'a page of HTML with the start of a PDF': ['pdfUnreadable', `%PDF-1.7\n${page}`],
  'no page': ['pdfUnreadable', '%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF'],
  'half a document': ['pdfUnreadable', aPdf().slice(0, 150)],
} as const satisfies Record<string, readonly [string, string]>

/** A PDF of 60 kB whose packed objects need 60 MB, more than 1 GB for all of them together. For tests. */
export const aBomb = (): Buffer => {
  const large = deflateSync(Buffer.alloc(70_000_000, ' '))
  return bytes(aPdf({ objects: [stream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', large)] }))
}

/** PDFs from which only the document itself is stored. */
export const foreignPdfs = {
  'HTML behind the document': `${aPdf()}${page}`,
  'HTML in a comment': aPdf().replace('%PDF-1.7\n', `%PDF-1.7\n%${page}\n`),
  'an older version of an object': aPdf().replace('1 0 obj', `3 0 obj\n${script}\nendobj\n1 0 obj`),
} as const

/** The start of a PNG of 50,000 × 50,000 pixels, in a few bytes. */
export const aHugePng = (): Buffer => aPng({ width: 50_000, height: 50_000, pixels: Buffer.alloc(1000) })

/** A photo with the place and the name of a camera, lying on its side. */
export const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#c86400' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: mark }, IFD3: { GPSLatitude: '23/1 32/1 0/1', GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer()

/** A PNG with HTML in a text and behind its end. */
export const aPngWithText = (): Buffer => Buffer.concat([aPng(), bytes(page)])

/** The start of a PNG, and a page of HTML. */
export const aFakePng = (): Buffer => Buffer.concat([bytes('\x89PNG\r\n\x1a\n'), bytes(page)])

export const unsafePdf = (name: keyof typeof unsafePdfs): Buffer => bytes(unsafePdfs[name][1])
export const foreignPdf = (name: keyof typeof foreignPdfs): Buffer => bytes(foreignPdfs[name])
