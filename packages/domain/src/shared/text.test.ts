import { describe, expect, test } from 'vitest'
import { comparable, extractDigits, plainText, withoutMarkup } from './text.ts'

describe('registration texts', () => {
  test('CON-006 texts are compared in upper case and without accents', () => {
    expect(comparable('ação')).toBe('ACAO')
  })

  test('CUS-003 CUS-027 C-92 accents and special characters are lost, repeated spaces collapse', () => {
    expect(plainText('  José & Irmãos   Ltda. (ME) ')).toBe('Jose Irmaos Ltda ME')
    expect(plainText('Ação-Çá/ñ')).toBe('Acao Ca n')
  })

  test.each([
    ['Weiß Æther Łódź', 'Weiss AEther Lodz'],
    ["D'Ávila", 'D Avila'],
    ['Cœur Þór Đặng', 'Coeur THor Dang'],
    ['3º andar, 1ª porta', '3o andar 1a porta'],
    ['oﬃcina', 'officina'],
  ])('USE-033 C-92 %j is written with the nearest letters as %j', (...row) => {
    const [typed, plain] = row
    expect(plainText(typed)).toBe(plain)
  })

  test('USE-033 no letter of the Latin blocks of Unicode up to Extended-A is dropped', () => {
    const letters = Array.from({ length: 0x180 - 0xaa }, (_, index) => String.fromCodePoint(0xaa + index))
    const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
    expect(latin.length).toBeGreaterThan(180)
    expect(latin.filter((letter) => !/^[A-Za-z]/.test(plainText(letter)))).toEqual([])
  })

  test('CUS-004 digits only', () => expect(extractDigits('(11) 98765-4321')).toBe('11987654321'))

  test('C-92 additional invoice data has < > " \' & stripped', () => {
    expect(withoutMarkup(`<b>"Entregar" & 'ligar'</b>`)).toBe('bEntregar  ligar/b')
  })
})
