/** How someone hears of what happens; wire and database values (PROF-016). */
export const notificationMethods = ['APPLICATION', 'EMAIL'] as const

export type NotificationMethod = (typeof notificationMethods)[number]

export const notificationMethodLabels = {
  APPLICATION: 'Aplicação',
  EMAIL: 'E-mail',
} as const satisfies Record<NotificationMethod, string>

/** PROF-016: the application always tells; whatever else was chosen comes after it, each once, the unknown left out. */
export const toNotificationMethods = (chosen: readonly string[]): NotificationMethod[] =>
  notificationMethods.filter((method) => method === 'APPLICATION' || chosen.includes(method))
