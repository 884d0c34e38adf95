/** A key of its own for what must happen once; works on plain http as well, where randomUUID does not exist. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')

const keys = new WeakMap<object, string>()

/** The key of one request: every try of it has the same. */
export const toRequestKey = (request: object): string => {
  const key = keys.get(request) ?? newIdempotencyKey()
  keys.set(request, key)
  return key
}
