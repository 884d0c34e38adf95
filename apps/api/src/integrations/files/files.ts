/**
 * Stored files, outside the database (C-109). A key is a path of letters, digits, '-', '_', '.' and '/', chosen by the
 * portal and never by a user; a key that leaves the storage ('..') throws. The row that owns the file stores its name
 * and its content type.
 *
 * While a bucket is away (REL-007): everything without a file works; sending and opening a file is refused with 503.
 */
export type Files = {
  /** Stores the bytes under the key, replacing existing ones; rejects with `StorageFull` where there is no space. */
  put(file: { key: string; bytes: Uint8Array; contentType: string }): Promise<void>
  /** The bytes, or null if nothing is stored under the key. */
  get(key: string): Promise<Uint8Array | null>
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** The keys of all files, sorted. */
  list(): Promise<readonly string[]>
}
