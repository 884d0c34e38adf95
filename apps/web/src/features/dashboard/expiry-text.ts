const hourMs = 3_600_000

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** C-63: 'expira em N dias' from 24 hours on, 'expira em N horas' below, never under 1; 'expirou' once it has. */
export const expiryText = (expiresAt: string | null, now: Date): string => {
  if (expiresAt === null) return 'sem data de validade'
  const left = new Date(expiresAt).getTime() - now.getTime()
  if (left <= 0) return 'expirou'
  const hours = Math.max(1, Math.floor(left / hourMs))
  return `expira em ${hours >= 24 ? plural(Math.floor(hours / 24), 'dia', 'dias') : plural(hours, 'hora', 'horas')}`
}
