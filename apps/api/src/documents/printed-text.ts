const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** 1234.56 → 'R$ 1.234,56' */
export const printReais = (amount: number): string => reais.format(amount)

/** The same; a dash for a price that the reader may not see (C-29). */
export const printHiddenReais = (amount: number | null): string => (amount === null ? '—' : printReais(amount))

type Address = {
  readonly street: string | null
  readonly number: string | null
  readonly complement: string | null
  readonly neighborhood: string | null
}

/** 'Rua das Flores, 10, sala 2 · Centro'; empty parts are left out. */
export const printStreet = ({ street, number, complement, neighborhood }: Address): string => {
  const place = [street, number, complement].filter((part) => part !== null && part !== '').join(', ')
  return [place, neighborhood].filter((part) => part !== null && part !== '').join(' · ')
}
