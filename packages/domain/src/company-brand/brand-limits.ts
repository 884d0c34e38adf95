/** The longest texts of a brand, in characters (PROP-028). */
export const brandLimits = { tradeName: 60, site: 200, warrantyText: 1_000, paymentText: 1_000 } as const

/** Digits with the area code, or nothing. */
export const isBrandPhone = (digits: string): boolean => digits === '' || /^[1-9]\d{9,10}$/.test(digits)

export const brandPhoneSentence = 'Informe o telefone com DDD.'
