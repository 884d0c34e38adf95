import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { toWideNetwork } from './network.ts'

/** Where a call came from, in a form that names nobody (C-223). */
export type RequestOrigin = {
  readonly requestId: string
  /** The same for one network on one day (UTC), and different the next day. */
  readonly network: string
  /** 'PUT /admin/users/12': the names of parameters stand for values that are not numbers. */
  readonly call: string
}

const shownCharacters = 16

type Needs = Pick<Dependencies, 'sessionSecret' | 'clock'>

/** Of addresses: every call is logged with the hash of its network, and most come from few addresses. */
const hashes = new Map<string, string>()
const mostHashes = 1000

const hashNetwork = (address: string, { sessionSecret, clock }: Needs): string => {
  const salt = `network ${clock().slice(0, 10)} ${sessionSecret}`
  const key = `${salt} ${address}`
  const known = hashes.get(key)
  if (known !== undefined) return known
  const network = toWideNetwork(address)
  const hash = createHmac('sha256', salt).update(network).digest('base64url').slice(0, shownCharacters)
  if (hashes.size >= mostHashes) hashes.clear()
  hashes.set(key, hash)
  return hash
}

const describeCall = ({ routeOptions, method, params }: FastifyRequest): string => {
  const call = routeOptions.config.endpoint ?? `${method} ${routeOptions.url ?? ''}`
  return call.replaceAll(/:(\w+)/g, (name, key: string) => {
    const value = (params as Record<string, unknown> | null)?.[key]
    return /^\d+$/.test(String(value)) ? String(value) : name
  })
}

/** Hashed and described only where it is used: few calls record anything. */
export const findOrigin = (deps: Needs, request: FastifyRequest): RequestOrigin => ({
  requestId: request.id,
  get network() {
    return hashNetwork(request.ip, deps)
  },
  get call() {
    return describeCall(request)
  },
})
