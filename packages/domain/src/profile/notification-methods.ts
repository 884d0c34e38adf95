/** How a user is notified; wire and database values (PROF-016). */
export const notificationMethods = ['APPLICATION', 'EMAIL'] as const

export type NotificationMethod = (typeof notificationMethods)[number]

export const notificationMethodLabels = {
  APPLICATION: 'Aplicação',
  EMAIL: 'E-mail',
} as const satisfies Record<NotificationMethod, string>

/** PROF-016: the application is always included, first; then the chosen methods, each once, without unknown ones. */
export const toNotificationMethods = (chosen: readonly string[]): NotificationMethod[] =>
  notificationMethods.filter((method) => method === 'APPLICATION' || chosen.includes(method))
