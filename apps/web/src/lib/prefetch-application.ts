import { whenIdle } from './when-idle.ts'

/** The files that the server listed in the page, separated by spaces; nothing in development. */
const listFiles = (): readonly string[] =>
  (document.querySelector<HTMLMetaElement>('meta[name=later]')?.content ?? '')
    .split(' ')
    .filter((file) => file.startsWith('/assets/'))

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

const prefetch = (href: string) => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}

/** Puts the application into the browser's cache while the user types, so that the first screen opens at once. */
export const prefetchApplication = (): void => {
  if (savesData()) return
  whenIdle(() => listFiles().forEach(prefetch))
}
