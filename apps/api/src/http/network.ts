const ipv4 = /(\d+\.\d+\.\d+)\.\d+$/

/** The first of the eight groups of an IPv6 address, without leading zeros. */
const firstGroups = (address: string, count: number): string => {
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0')
  const all = [...groups, ...zeros, ...last]
  return all
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The network that usually belongs to one customer of a provider: /24 of IPv4, /64 of IPv6 (C-220). */
export const toNetwork = (address: string): string => {
  const [, octets] = ipv4.exec(address) ?? []
  return octets === undefined ? `${firstGroups(address, 4)}::/64` : `${octets}.0/24`
}

/** The network in which one place usually stays for a day: /24 of IPv4, /48 of IPv6 (C-223). */
export const toWideNetwork = (address: string): string => {
  const [, octets] = ipv4.exec(address) ?? []
  return octets === undefined ? `${firstGroups(address, 3)}::/48` : `${octets}.0/24`
}
