/** Without accents, for comparison and search. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '')

/** The form in which texts are compared: upper case, without accents (CON-006). */
export const comparable = (text: string): string => withoutAccents(text).toUpperCase()

/** The form of a word in file headers: lower case, without accents, '_' for spaces. */
export const plainWord = (text: string): string => withoutAccents(text).trim().toLowerCase().replace(/\s+/g, '_')

/** The Latin letters that Unicode does not split into a plain letter and an accent, and the nearest plain letters. */
const nearestLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ſ: 's',
}

/** The nearest letters A to Z: 'Weiß' becomes 'Weiss', '3º' becomes '3o'. No Latin letter is dropped (USE-033). */
export const toPlainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\p{Script=Latin}/gu, (letter) => nearestLetters[letter] ?? letter)

/** A registration text as stored: letters A to Z, digits and single spaces, no accents (C-92, USE-033). */
export const plainText = (text: string): string =>
  toPlainLetters(text)
    .replace(/[^0-9A-Za-z ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

export const extractDigits = (text: string): string => text.replace(/\D+/g, '')

/** Additional invoice data is sent in the ERP's XML: the characters < > " ' & are removed. */
export const withoutMarkup = (text: string): string => text.replace(/[<>"'&]/g, '')
