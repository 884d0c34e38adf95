import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { findAddressProblem, type WebhookAddressProblem } from '@girassol/domain/webhooks'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

/** The addresses of a name; rejects if there is none. */
export type Resolve = (name: string) => Promise<readonly string[]>

export const resolveName: Resolve = async (name) => {
  const found = await lookup(name, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}

export type Guard = {
  readonly resolve: Resolve
  /** Tests may send to the own machine, also over http (WEBHOOKS_ALLOW_LOOPBACK). */
  readonly allowsLoopback: boolean
}

/** The addresses to which a connection may go, or what is wrong. */
export type Resolved = { readonly addresses: readonly string[] } | { readonly problem: WebhookAddressProblem }

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1')

const findAddresses = async (host: string, resolve: Resolve): Promise<readonly string[]> => {
  if (isIP(host) !== 0) return [host]
  try {
    return await resolve(host)
  } catch {
    // The name does not exist, or no server for names answers: the caller says so.
    return []
  }
}

/**
 * C-209: looks up the name of an address once and checks every address that it has. Who connects uses those that are
 * returned, so a name that changes its answer is not followed.
 */
export const resolveAddress = async (url: string, { resolve, allowsLoopback }: Guard): Promise<Resolved> => {
  const problem = findAddressProblem(url, { plain: allowsLoopback })
  if (problem !== null) return { problem }
  const { hostname, protocol } = new URL(url)
  const addresses = await findAddresses(withoutBrackets(hostname), resolve)
  if (addresses.length === 0) return { problem: 'unknownHost' }
  const isLocal = allowsLoopback && addresses.every(isLoopbackAddress)
  if (protocol === 'http:' && !isLocal) return { problem: 'notHttps' }
  return isLocal || addresses.every(isPublicAddress) ? { addresses } : { problem: 'notPublic' }
}
