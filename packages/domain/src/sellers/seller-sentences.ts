/** SEL-006: what needs a seller and has none, since staff selected nobody. */
export const sellerSentences = { notSelected: 'Selecione um integrador' } as const
