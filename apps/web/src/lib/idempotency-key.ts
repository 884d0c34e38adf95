/** A unique key for something that must happen once; it also works on plain http, where randomUUID does not exist. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')

const keys = new WeakMap<object, string>()

/** The key of one request: every attempt uses the same one. */
export const toRequestKey = (request: object): string => {
  const key = keys.get(request) ?? newIdempotencyKey()
  keys.set(request, key)
  return key
}
