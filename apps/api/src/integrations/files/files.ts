/**
 * Stored files, out of the database (C-109). A key is a path of letters, digits, '-', '_', '.' and '/', chosen by the
 * portal and never by a person; a key that leaves the storage ('..') is refused by throwing. The row that owns the file
 * keeps its name and its content type.
 */
export type Files = {
  /** Stores the bytes under the key, replacing what was there. */
  put(file: { key: string; bytes: Uint8Array; contentType: string }): Promise<void>
  /** The bytes, or null when nothing is stored under the key. */
  get(key: string): Promise<Uint8Array | null>
  /** Removing what is not there is not an error. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
}
