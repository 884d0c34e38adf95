import { describe, expect, test } from 'vitest'
import { comparable, digitsOf, plainText, withoutMarkup } from './text.ts'

describe('registration texts', () => {
  test('CON-006 texts are compared in upper case and without accents', () => {
    expect(comparable('ação')).toBe('ACAO')
  })

  test('CUS-003 CUS-027 C-92 accents and special characters are lost, repeated spaces collapse', () => {
    expect(plainText('  José & Irmãos   Ltda. (ME) ')).toBe('Jose Irmaos Ltda ME')
    expect(plainText('Ação-Çá/ñ')).toBe('Acao Ca n')
  })

  test('CUS-004 digits only', () => expect(digitsOf('(11) 98765-4321')).toBe('11987654321'))

  test('C-92 additional invoice data has < > " \' & stripped', () => {
    expect(withoutMarkup(`<b>"Entregar" & 'ligar'</b>`)).toBe('bEntregar  ligar/b')
  })
})
