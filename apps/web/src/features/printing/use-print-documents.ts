import type { PrintedDocument } from '@girassol/domain/printing'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/toaster.tsx'
import { printDocument, printFailure } from './print-document.ts'

type Printed = { readonly document: PrintedDocument; readonly failure: string | null }

/** Never rejects: failures are reported together with the successes. */
const tryToPrint = async (document: PrintedDocument, id: number): Promise<Printed> => {
  try {
    await printDocument(document, id)
    return { document, failure: null }
  } catch (error) {
    return { document, failure: printFailure(document, error) }
  }
}

/** PRT-009: requests all documents at once; each failure names its document (PRT-010), `onDone` receives them. */
export const usePrintDocuments = (id: number, onDone: (failed: readonly PrintedDocument[]) => void) =>
  useMutation({
    mutationFn: (documents: readonly PrintedDocument[]) =>
      Promise.all(documents.map((document) => tryToPrint(document, id))),
    onSuccess: (printed) => {
      const failed = printed.filter(({ failure }) => failure !== null)
      for (const { failure } of failed) toast.failure(failure ?? '')
      onDone(failed.map(({ document }) => document))
    },
  })
