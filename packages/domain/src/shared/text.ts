/** Without accents, for comparison and search. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '')

/** As texts are compared: upper case, without accents (CON-006). */
export const comparable = (text: string): string => withoutAccents(text).toUpperCase()

/** What a registration text becomes before it is saved: letters, digits and single spaces, no accents (C-92). */
export const plainText = (text: string): string =>
  withoutAccents(text)
    .replace(/[^0-9A-Za-z ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

export const digitsOf = (text: string): string => text.replace(/\D+/g, '')

/** Additional invoice data travels to the ERP's XML: the characters < > " ' & are taken out. */
export const withoutMarkup = (text: string): string => text.replace(/[<>"'&]/g, '')
