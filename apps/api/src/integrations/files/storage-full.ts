/** The storage has no space for a file. Nothing of the file is stored, and an existing one is unchanged (REL-022). */
export class StorageFull extends Error {
  override name = 'StorageFull'
  constructor(cause: unknown) {
    super('the file storage has no space left', { cause })
  }
}

/** The codes of the file system, and the names that S3 servers use. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'StorageFull', 'XMinioStorageFull'])

/** Whether a storage error, or a cause of it, is that there is no space. */
export const isStorageFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return fullCodes.has(code) || fullCodes.has(error.name) || isStorageFull(error.cause)
}
