import { expect, test } from 'vitest'
import { toNetwork } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.250', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001::', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('SEC-003 C-220 %s is in the network %s', (address, network) => expect(toNetwork(address)).toBe(network))
