import { useState } from 'react'

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

const createContentKeys = () => {
  let last: { readonly content: string; readonly key: string } | undefined
  return (request: unknown): string => {
    const content = JSON.stringify(request) ?? ''
    if (last?.content !== content) last = { content, key: newIdempotencyKey() }
    return last.key
  }
}

/**
 * The key of a request by its content: a second click, or a retry after a lost response, has the same key, and changed
 * content has another one (C-226).
 */
export const useContentKey = (): ((request: unknown) => string) => useState(createContentKeys)[0]
