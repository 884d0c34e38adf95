const saoPauloHour = new Intl.DateTimeFormat('pt-BR', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/Sao_Paulo',
})

/** 'Bom dia, Marina', by the time in São Paulo (C-108). */
export const toGreeting = (name: string, now: Date): string => {
  const hour = Number(saoPauloHour.format(now))
  const greeting = hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite'
  return `${greeting}, ${name.trim().split(/\s+/)[0] ?? name}`
}
