import { useState } from 'react'
import { type DraftFile, listRemainingFiles, type OperationSettingsDraft } from './operation-draft.ts'
import { type RefusedFile, readInvoiceFile } from './read-invoice-file.ts'
import type { OperationState } from './use-operation.ts'

let lastKey = 0

const nextKey = (): string => {
  lastKey += 1
  return `file-${lastKey}`
}

const withFile = (change: (file: DraftFile) => DraftFile, key: string) => (draft: OperationSettingsDraft) => ({
  files: draft.files.map((file) => (file.key === key ? change(file) : file)),
})

/** The invoice files of a draft: chosen, refused, removed and restored (TRI-013, TRI-014). */
export const useInvoiceFiles = ({ draft, change }: Pick<OperationState, 'draft' | 'change'>) => {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const add = async (chosen: readonly File[]) => {
    let fileCount = listRemainingFiles(draft).length
    for (const file of chosen) {
      const read = await readInvoiceFile(file, { fileCount, key: nextKey() })
      if ('refused' in read) setRefused((before) => [...before, read.refused])
      else {
        fileCount += 1
        change(({ files }) => ({ files: [...files, read.added] }))
      }
    }
  }
  return {
    refused,
    add: (chosen: readonly File[]) => void add(chosen),
    dismiss: (key: string) => setRefused((before) => before.filter((file) => file.key !== key)),
    remove: (key: string) => change(withFile((file) => ({ ...file, isRemoved: true }), key)),
    takeBack: (key: string) => change(withFile((file) => ({ ...file, isRemoved: false }), key)),
  }
}
