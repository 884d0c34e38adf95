const zone = 'America/Sao_Paulo'
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' })
const time = new Intl.DateTimeFormat('pt-BR', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** 1234.56 → 'R$ 1.234,56' */
export const printReais = (amount: number): string => reais.format(amount)

/** The same; a dash for a price that the reader may not see (C-29). */
export const printHiddenReais = (amount: number | null): string => (amount === null ? '—' : printReais(amount))

/** A calendar day 'AAAA-MM-DD' has no time: read as noon, it stays the same day in São Paulo. */
const parseInstant = (iso: string): Date => new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00:00-03:00` : iso)

/** An instant or a day → '21/11/2026', in São Paulo. */
export const printDay = (iso: string): string => day.format(parseInstant(iso))

/** '21/11/2026 às 09:14h' */
export const printInstant = (iso: string): string => `${printDay(iso)} às ${time.format(parseInstant(iso))}`

/** '74000000' → '74000-000'; returns anything else unchanged. */
export const printCep = (text: string): string => text.replace(/^(\d{5})-?(\d{3})$/, '$1-$2')

/** '62999990000' → '(62) 99999-0000'; returns anything else unchanged. */
export const printPhone = (text: string): string => text.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

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
