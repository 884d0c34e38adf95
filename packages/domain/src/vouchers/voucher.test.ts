import { expect, test } from 'vitest'
import { shownFilename } from './voucher.ts'

test.each([
  ['abc_recibo.pdf', 'recibo.pdf'],
  ['abc_recibo_final.pdf', 'recibo_final.pdf'],
  ['_recibo.pdf', 'recibo.pdf'],
  ['recibo.pdf', 'recibo.pdf'],
  ['recibo_', 'recibo_'],
])('VOU-018 %s is shown as %s', (filename, shown) => expect(shownFilename(filename)).toBe(shown))
