import {
  decodePDFRawStream,
  PDFContext,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { findPdfFault } from './find-pdf-fault.ts'
import { type FileFault, UnsafeFile } from './unsafe-file.ts'

export type PdfAnswer = { readonly bytes: Uint8Array } | { readonly fault: FileFault }

/** The largest stream that the library unpacks while it reads objects, in bytes. */
const mostUnpacked = 64 * 1024 * 1024

/** The library catches errors of single objects, so the reason is kept. */
let tooLarge = false

type Unpacker = { ensureBuffer(requested: number): unknown }

/**
 * The library unpacks a stream into buffers that grow without end, and the limit of memory does not count buffers. All its
 * unpackers grow by one method, so this one refuses.
 */
const boundUnpacking = (): void => {
  const dict = PDFContext.create().obj({ Filter: 'ASCIIHexDecode' })
  const unpacker = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array()))
  const shared = Object.getPrototypeOf(Object.getPrototypeOf(unpacker)) as Unpacker
  const { ensureBuffer } = shared
  shared.ensureBuffer = function (this: Unpacker, requested) {
    if (requested > mostUnpacked) tooLarge = true
    if (tooLarge) throw new UnsafeFile('pdfTooComplex')
    return ensureBuffer.call(this, requested)
  }
}
/** The library decrypts the table of an encrypted document, which is not encrypted, and then cannot read it. */
const isLostTable = (object: PDFObject): boolean => {
  if (!(object instanceof PDFInvalidObject)) return false
  const bytes = Buffer.alloc(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return /\/Type\s*\/XRef\b/.test(bytes.toString('latin1', 0, 1000))
}

const isTable = (object: PDFObject): boolean => {
  const type = object instanceof PDFRawStream && object.dict.get(PDFName.of('Type'))
  return type === PDFName.of('ObjStm') || type === PDFName.of('XRef') || isLostTable(object)
}

/** Packed objects, which are read by now, and tables; the new file gets its own. */
const dropTables = (context: PDFContext): void => {
  for (const [ref, object] of context.enumerateIndirectObjects()) if (isTable(object)) context.delete(ref)
}

const open = async (bytes: Uint8Array): Promise<PDFDocument> => {
  // An empty password opens documents that are only protected against changes.
  const options = { password: '', parseSpeed: Number.POSITIVE_INFINITY, updateMetadata: false }
  const document = await PDFDocument.load(bytes, options).catch((error: unknown) => {
    const isLocked = error instanceof Error && /^(?:NEEDS PASSWORD|Password incorrect)$/.test(error.message)
    throw new UnsafeFile(isLocked ? 'pdfLocked' : 'pdfUnreadable', error)
  })
  if (tooLarge) throw new UnsafeFile('pdfTooComplex')
  return document
}

const clean = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const document = await open(bytes)
  dropTables(document.context)
  const fault = findPdfFault(document.context)
  if (fault !== null) throw new UnsafeFile(fault)
  if (document.getPageCount() === 0) throw new UnsafeFile('pdfUnreadable')
  return document.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  })
}

const toFault = (error: unknown): FileFault => (error instanceof UnsafeFile ? error.fault : 'pdfUnreadable')

boundUnpacking()
process.on('message', async (bytes: Uint8Array) => {
  tooLarge = false
  const answer = await clean(bytes).then(
    (written): PdfAnswer => ({ bytes: written }),
    (error: unknown): PdfAnswer => ({ fault: toFault(error) }),
  )
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
