/** '1 ano', '3 anos'; undefined for none. */
const count = (amount: number, one: string, several: string): string | undefined =>
  amount === 0 ? undefined : `${amount} ${amount === 1 ? one : several}`

/** '2 anos e 10 meses', '1 ano', '1 mês'; a part of 0 is left out (YLD-013, YLD-014, C-164). */
export const describePayback = (months: number | null): string =>
  months === null
    ? 'Não se paga em 25 anos'
    : [count(Math.floor(months / 12), 'ano', 'anos'), count(months % 12, 'mês', 'meses')]
        .filter((part) => part !== undefined)
        .join(' e ')
