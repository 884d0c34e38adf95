import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** 2000::/3, the only part of IPv6 that is given out for the internet. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * C-209: whether an IP address leads to the internet. Private, loopback, link-local, multicast, reserved and metadata
 * networks do not, nor does an IPv6 form that carries an IPv4 address (mapped, 6to4, NAT64).
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

/** The own machine, for tests alone. */
export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback'
