import { expect, test } from 'vitest'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

test.each([
  ['0.0.0.0', 'this network'],
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'shared by a provider'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['169.254.169.254', 'metadata'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.170', 'protocol assignments'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'benchmarks'],
  ['198.19.255.255', 'benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::7f00:1', 'an IPv4 address in IPv6'],
  ['fc00::1', 'unique local'],
  ['fd12:3456::1', 'unique local'],
  ['fe80::1', 'link-local'],
  ['ff02::1', 'multicast'],
  ['::ffff:127.0.0.1', 'mapped loopback'],
  ['::ffff:a9fe:a9fe', 'mapped metadata'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['64:ff9b::a00:1', 'NAT64 of a private network'],
  ['64:ff9b:1::a00:1', 'NAT64 of a local network'],
  ['receiver.example', 'no address'],
])('WHK-009 %s is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '198.20.0.1', '2606:4700:4700::1111', '2804:14c::1'])(
  'WHK-009 %s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test('WHK-009 only addresses of the own machine count as loopback', () => {
  const found = ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', '10.0.0.1', '8.8.8.8', 'localhost']
  expect(found.filter(isLoopbackAddress)).toEqual(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
})
