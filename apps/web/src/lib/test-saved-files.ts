import { vi } from 'vitest'

type SavedFile = { readonly name: string; readonly bytes: Blob }

/** Records each file that the user receives as a download, until the test ends. For tests. */
export const recordSavedFiles = (): readonly SavedFile[] => {
  const saved: SavedFile[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:file-${blobs.size + 1}`
    blobs.set(address, blob as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const bytes = blobs.get(this.href)
    if (bytes !== undefined) saved.push({ name: this.download, bytes })
  })
  return saved
}
