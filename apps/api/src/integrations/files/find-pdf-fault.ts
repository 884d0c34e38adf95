import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { FileFault } from './unsafe-file.ts'

/** Keys that only dangerous objects have: scripts in actions, name trees, forms and 3D pictures; files inside the file. */
const keyFaults: Readonly<Record<string, FileFault>> = {
  JS: 'pdfWithScript',
  JavaScript: 'pdfWithScript',
  XFA: 'pdfWithScript',
  OnInstantiate: 'pdfWithScript',
  EF: 'pdfWithFile',
}

/** Kinds of actions, and of streams. */
const valueFaults: readonly { readonly key: string; readonly value: string; readonly fault: FileFault }[] = [
  { key: 'S', value: 'JavaScript', fault: 'pdfWithScript' },
  { key: 'S', value: 'Launch', fault: 'pdfWithLaunch' },
  { key: 'S', value: 'ImportData', fault: 'pdfWithLaunch' },
  { key: 'S', value: 'GoToE', fault: 'pdfWithFile' },
  { key: 'Type', value: 'EmbeddedFile', fault: 'pdfWithFile' },
]

/** Characters of a name may be written as #xx; the library leaves some of them, which readers understand. */
const readName = (name: PDFName): string =>
  name.decodeText().replace(/#([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const findEntryFault = (name: PDFName, value: PDFObject): FileFault | undefined => {
  const key = readName(name)
  if (Object.hasOwn(keyFaults, key)) return keyFaults[key]
  if (!(value instanceof PDFName)) return undefined
  const text = readName(value)
  return valueFaults.find((known) => known.key === key && known.value === text)?.fault
}

const listParts = (object: PDFObject): readonly PDFObject[] => {
  if (object instanceof PDFStream) return [object.dict]
  if (object instanceof PDFDict) return object.values()
  return object instanceof PDFArray ? object.asArray() : []
}

/**
 * The first dangerous object of a document, reachable from its pages or not; null if there is none. References need not
 * be followed, because what they name is an object of the document too.
 */
export const findPdfFault = (context: PDFContext): FileFault | null => {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object)
  waiting.push(...Object.values(context.trailerInfo).filter((part) => part !== undefined))
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    // The library would write it as it is, unread.
    if (object instanceof PDFInvalidObject) return 'pdfUnreadable'
    const entries = object instanceof PDFDict ? object.entries() : []
    for (const [name, value] of entries) {
      const fault = findEntryFault(name, value)
      if (fault !== undefined) return fault
    }
    for (const part of listParts(object)) waiting.push(part)
  }
  return null
}
