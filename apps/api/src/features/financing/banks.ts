import institutions from 'bancos-brasileiros/bancos.json' with { type: 'json' }

export type Bank = { readonly code: string; readonly name: string }

/** The Central Bank's compensation codes with the names of their banks, by code (FIN-024, C-96). */
export const banks: readonly Bank[] = institutions
  .filter(({ COMPE }) => /^\d{3}$/.test(COMPE))
  .map(({ COMPE, LongName }) => ({ code: COMPE, name: LongName }))
  .toSorted((a, b) => (a.code < b.code ? -1 : 1))

const byCode = new Map(banks.map((bank) => [bank.code, bank]))

export const findBank = (code: string): Bank | undefined => byCode.get(code)
